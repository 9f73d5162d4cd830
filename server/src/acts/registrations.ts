import type { RegisterPayload, UkeyWish, WhiteListPayload } from '@jinpiao/contract/register'
import { findRegisterProblems, findUkeyWishProblems, findWhiteListProblems } from '@jinpiao/contract/registerRules'
import { mask } from '@jinpiao/values/mask'
import { addWorkingDays } from '@jinpiao/values/workingDays'
import { BusinessError, refuse } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import { STRANGERS } from './context.ts'
import { holidays } from './holidays.ts'
import { newPk, nextNumber } from './keys.ts'
import { readRegisterFacts } from './registerFacts.ts'
import { runStranger, type StrangerContext } from './stranger.ts'
import { askOutside } from './tasks.ts'

/** What strangers send: each is one act, within the quota of the number that they have proved, and asks the platform. */

export interface Registration extends Omit<RegisterPayload, 'password'> {
  /** Of a new person; null: he has a password. */
  passwordHash: string | null
  /** What the register of companies calls the enterprise. */
  registeredName: string | undefined
}

/** @throws {BusinessError} what refuses the form; 01000302 a file is not the number's, or another form has it. */
export function submitRegistration(stranger: StrangerContext, registration: Registration) {
  const { passwordHash, registeredName, ...payload } = registration
  const { mobile } = stranger
  const quota = { name: 'REGISTER.SUBMIT', quota: 'register', input: payload } as const
  return runStranger(stranger, quota, async (act) => {
    const { tx, at, today, facts } = act
    const known = await readRegisterFacts(tx, mobile, payload)
    // The password has been judged when it was opened.
    const isKnown = known.isKnown || passwordHash !== null
    refuse(findRegisterProblems(payload as RegisterPayload, { ...known, isKnown, today, registeredName }))
    const pkRegister = newPk()
    const registerNo = await nextNumber(act, 'ZC')
    const { licenceFileIds, legalFileIds, authorisationFileIds, parentCreditCode, inviteCode, agreements, ...rest } =
      payload
    const fileIds = { licenceFileIds, legalFileIds, authorisationFileIds }
    const files = await takeFiles(act, mobile, pkRegister, Object.values(fileIds).flat())
    await tx
      .insertInto('register')
      .values({
        ...rest,
        pkRegister,
        registerNo,
        mobile,
        parentCreditCode: parentCreditCode || null,
        inviteCode: inviteCode || null,
        fileIds: JSON.stringify(fileIds),
        passwordHash: known.isKnown ? null : passwordHash,
        state: 'SUBMITTED',
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    const { corpName, creditCode, userType, scale, personName, idCode, legalPersonName, legalIdCode } = rest
    const people = { personName, idCode: mask(idCode), legalPersonName, legalIdCode: mask(legalIdCode) }
    await ask(act, 'REGISTRATION', pkRegister, registerNo, files, {
      corpName,
      creditCode,
      userType,
      scale,
      parentCreditCode,
      inviteCode,
      ...people,
    })
    facts.push({
      action: 'REGISTER.SUBMIT',
      target: `register:${pkRegister}`,
      after: { registerNo, creditCode, agreements },
    })
    return { registerNo, reviewBy: await reviewBy(act) }
  })
}

/** The keys that the enterprise would like to have once it has joined: kept with its registration. */
export const wishForKeys = (stranger: StrangerContext, wish: UkeyWish): Promise<{ registerNo: string }> =>
  runStranger(stranger, { name: 'REGISTER.UKEY', input: wish }, async ({ tx, at, facts }) => {
    refuse(findUkeyWishProblems(wish))
    const { registerNo, ...keys } = wish
    const own = await tx
      .updateTable('register')
      .set({ ukey: JSON.stringify(keys), updatedAt: at })
      .where('registerNo', '=', registerNo)
      .where('mobile', '=', stranger.mobile)
      .where('state', '<>', 'RETURNED')
      .returning('pkRegister')
      .executeTakeFirst()
    if (!own) throw new BusinessError('01000302')
    facts.push({ action: 'REGISTER.UKEY', target: `register:${own.pkRegister}` })
    return { registerNo }
  })

/** A supplier whom nobody has invited asks the platform for an invitation; asking twice is one application. */
export const applyForWhiteList = (stranger: StrangerContext, payload: WhiteListPayload) =>
  runStranger(stranger, { name: 'WHITE_LIST.SUBMIT', quota: 'whiteList', input: payload }, async (act) => {
    const { tx, at, facts } = act
    const { mobile } = stranger
    refuse(findWhiteListProblems(payload))
    const { fileIds, ...rest } = payload
    const own = tx.selectFrom('white_list').select('registerNo').where('mobile', '=', mobile)
    const open = own.where('creditCode', '=', rest.creditCode).where('state', '=', 'SUBMITTED')
    const earlier = await open.executeTakeFirst()
    if (earlier) throw new BusinessError('02000107', earlier.registerNo)
    const pkWhiteList = newPk()
    const registerNo = await nextNumber(act, 'ZC')
    const files = await takeFiles(act, mobile, pkWhiteList, fileIds)
    const row = { ...rest, pkWhiteList, registerNo, mobile, fileIds: JSON.stringify(fileIds), state: 'SUBMITTED' }
    await tx
      .insertInto('white_list')
      .values({ ...row, createdAt: at, updatedAt: at })
      .execute()
    await ask(act, 'WHITE_LIST', pkWhiteList, registerNo, files, rest)
    facts.push({ action: 'WHITE_LIST.SUBMIT', target: `whiteList:${pkWhiteList}`, after: { registerNo, ...rest } })
    return { registerNo, reviewBy: await reviewBy(act) }
  })

/** The next working day. */
const reviewBy = async ({ tx, today }: Act) => addWorkingDays(today, 1, await holidays(tx))

function ask(
  act: Act,
  kind: 'REGISTRATION' | 'WHITE_LIST',
  target: string,
  no: string,
  files: { pkFile: string; name: string; size: number }[],
  body: object,
) {
  return askOutside(act, { kind, institution: 'PLATFORM', target, round: 1, fkCorp: STRANGERS, no, body, files })
}

/** The files are the form's from now on. @throws {BusinessError} 01000302 one is not this number's, or is taken. */
async function takeFiles({ tx }: Act, mobile: string, owner: string, fileIds: readonly string[]) {
  const wanted = [...new Set(fileIds)]
  const taken = await tx
    .updateTable('register_file')
    .set({ pkRegister: owner })
    .where('mobile', '=', mobile)
    .where('pkRegister', 'is', null)
    .where('pkFile', 'in', ['', ...wanted])
    .returning(['pkFile', 'name', 'size'])
    .execute()
  if (taken.length < wanted.length) throw new BusinessError('01000302')
  return taken
}
