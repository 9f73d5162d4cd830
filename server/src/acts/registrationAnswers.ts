import { directorOf, type RoleCode } from '@jinpiao/contract/roles'
import type { SentTemplate } from '@jinpiao/contract/sentTexts'
import { type CorpKind, corpKindNames } from '@jinpiao/contract/states/onboarding'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { RegisterTable, WhiteListTable } from '../db/tables/onboarding.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import { enqueue } from './enqueue.ts'
import type { JudgedReply, Said } from './evidence.ts'
import { newInviteCode } from './inviteCode.ts'
import { newPk } from './keys.ts'
import { openInvitation } from './registerFacts.ts'
import { maySay, own } from './said.ts'
import { finishTask, type Task } from './tasks.ts'

type Registration = Selectable<RegisterTable>
type WhiteListed = Selectable<WhiteListTable>

/** The platform says what an enterprise is: what its form says is a wish, and roles follow the answer. */
const kindOfCorp = maySay(own(z.enum([...corpKindNames, 'FUNDER'])))
/** A funder has no invitation to show, and comes in like everybody: it registers, and the platform says that it is one. */
type AdmittedKind = CorpKind | 'FUNDER'

/** A code that opens one registration: nobody else has it. */
const freeCode: Said<string, unknown> = {
  kind: 'once',
  form: z.string().check(z.regex(/^[0-9A-Z]{6,12}$/)),
  async judge(value, { act: { tx } }, name) {
    const given = await tx
      .selectFrom('white_list')
      .select('inviteCode')
      .where('inviteCode', '=', value)
      .unionAll(tx.selectFrom('supplier').select('inviteCode').where('inviteCode', '=', value))
      .executeTakeFirst()
    return given ? new BusinessError('01000335', name, value) : undefined
  },
}

/** A text message of ours, sent after the commit. */
const text = (act: Act, mobile: string, template: SentTemplate, params: readonly string[]) =>
  enqueue(act, 'SMS', { mobile, template, params })

/**
 * The platform answers a registration. One that passes becomes an enterprise with its first user, who is its director and
 * administrator (spec §6); of two registrations of one enterprise the second is returned, whoever has sent it.
 */
export const registrationTask = {
  async open({ tx }: Act, { target }: Task): Promise<Registration> {
    const register = await tx
      .selectFrom('register')
      .selectAll()
      .where('pkRegister', '=', target)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (register.state !== 'SUBMITTED') throw new BusinessError('99000409')
    return register
  },
  judge: () => ({ APPROVE: { userType: kindOfCorp }, RETURN: {} }),
  async take(act: Act, task: Task, register: Registration, { answer, comment, proof }: JudgedReply): Promise<void> {
    await finishTask(act, task)
    if (answer !== 'APPROVE') return giveBack(act, register, comment)
    const { userType = register.userType } = proof as { userType?: string }
    await admit(act, register, userType as AdmittedKind)
  },
}

async function admit(act: Act, register: Registration, userType: AdmittedKind): Promise<void> {
  const refusal = await refusalOf(act, register, userType)
  if (refusal !== undefined) return giveBack(act, register, refusal)
  const place = await placeOf(act, register, userType)
  const pkCorp = await insertCorp(act, register, place)
  // Somebody else's registration of it has passed a moment ago.
  if (pkCorp === undefined) return giveBack(act, register, TAKEN)
  const personId = await insertPerson(act, register)
  await insertDirector(act, { pkCorp, personId, director: place.director })
  await keepFiles(act, register, pkCorp, personId)
  await closeInvitations(act, register, pkCorp)
  await settle(act, register, { state: 'PASSED', fkCorp: pkCorp })
  const after = { corpName: register.corpName, userType }
  act.facts.push({ action: 'REGISTER.PASS', target: `corp:${pkCorp}`, after, alsoFor: pkCorp })
  await text(act, register.mobile, 'REGISTER_PASSED', [register.registerNo, register.corpName])
}

/** Said to the applicant alone, by text message. */
const TAKEN = '该企业已在平台注册，请联系贵企业的管理员开通用户'
const OTHER_PERSON = '该身份证号已以其他手机号登记，请使用原手机号注册'
const NO_PARENT = '未找到上级企业，请核对上级企业信用代码'
const NO_INVITATION = '邀请码无效或已使用'

/** What stands in the way by now; undefined: nothing. */
async function refusalOf({ tx }: Act, register: Registration, userType: AdmittedKind): Promise<string | undefined> {
  const { corpName, creditCode, parentCreditCode, inviteCode } = register
  const same = await tx
    .selectFrom('corp')
    .select('pkCorp')
    .where((eb) => eb.or([eb('creditCode', '=', creditCode), eb('corpName', '=', corpName)]))
    .executeTakeFirst()
  if (same) return TAKEN
  if (await isAnothers({ tx }, register)) return OTHER_PERSON
  if (userType === 'BRANCH' && !(await parentOf({ tx }, parentCreditCode))) return NO_PARENT
  if (userType !== 'CORP' || register.userType !== 'CORP') return undefined
  return (await openInvitation(tx, inviteCode ?? ''))?.creditCode === creditCode ? undefined : NO_INVITATION
}

/** A person has one number: somebody else's card, or his own with another telephone. */
const isAnothers = async ({ tx }: Pick<Act, 'tx'>, { idCode, mobile }: Registration): Promise<boolean> =>
  (await tx
    .selectFrom('person')
    .select('personId')
    .where('idCode', '=', idCode)
    .where('mobile', '<>', mobile)
    .executeTakeFirst()) !== undefined

/** What may have branches: an enterprise that is none itself, and no funder. */
const parentOf = ({ tx }: Pick<Act, 'tx'>, creditCode: string | null) =>
  tx
    .selectFrom('corp')
    .select(['pkCorp', 'userType'])
    .where('creditCode', '=', creditCode ?? '')
    .where('parentCorp', 'is', null)
    .where('userType', '<>', 'FUNDER')
    .executeTakeFirst()

/** Where an enterprise stands: on which side, below whom, and the role of its director. */
interface Place {
  userType: 'CORE' | 'CORP' | 'FUNDER'
  parentCorp: string | null
  director: RoleCode
}

/** A branch stands where its parent does: that of a core company issues tickets on its part of the parent's limit. */
async function placeOf(act: Act, { parentCreditCode }: Registration, kind: AdmittedKind): Promise<Place> {
  if (kind === 'FUNDER') return { userType: kind, parentCorp: null, director: 'ROLE_FINANCE_PRODUCT_MANAGER' }
  const parent = kind === 'BRANCH' ? await parentOf(act, parentCreditCode) : undefined
  const userType = (parent?.userType ?? kind) === 'CORE' ? 'CORE' : 'CORP'
  return { userType, parentCorp: parent?.pkCorp ?? null, director: directorOf(userType, parent !== undefined) }
}

/** @returns its key; undefined: there is one of this name or credit code. */
async function insertCorp(
  { tx, at }: Act,
  register: Registration,
  { userType, parentCorp }: Place,
): Promise<string | undefined> {
  const { corpName, creditCode, scale, legalPersonName, legalIdCode, personName, mobile } = register
  const pkCorp = newPk()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('corp')
    .values({
      pkCorp,
      corpName,
      creditCode,
      userType,
      scale,
      parentCorp,
      legalPersonName,
      legalIdCode,
      contactName: personName,
      contactMobile: mobile,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? pkCorp : undefined
}

/** A person who is known keeps his name and password. */
async function insertPerson({ tx, at }: Act, register: Registration): Promise<string> {
  const { mobile, personName, idCode, passwordHash } = register
  const row = { personId: newPk(), personName, idCode, mobile, passwordHash: passwordHash ?? '', pwdChangedAt: at }
  await tx
    .insertInto('person')
    .values(row)
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute()
  const person = await tx.selectFrom('person').select('personId').where('mobile', '=', mobile).executeTakeFirstOrThrow()
  return person.personId
}

async function insertDirector(
  { tx, at }: Act,
  { pkCorp, personId, director }: { pkCorp: string; personId: string; director: RoleCode },
): Promise<void> {
  const userId = newPk()
  await tx.insertInto('corp_user').values({ userId, fkCorp: pkCorp, personId, createdAt: at }).execute()
  const roles = await tx
    .selectFrom('role')
    .select('pkRole')
    .where('roleCode', 'in', [director, 'ROLE_CORP_MANAGER'])
    .execute()
  await tx
    .insertInto('corp_user_role')
    .values(roles.map(({ pkRole }) => ({ userId, pkRole })))
    .execute()
}

/** The files are the enterprise's: its verification begins with them. */
async function keepFiles(
  { tx, at }: Act,
  { pkRegister }: Registration,
  fkCorp: string,
  uploadedBy: string,
): Promise<void> {
  const files = await tx
    .selectFrom('register_file')
    .select(['pkFile', 'name', 'size', 'mime', 'sha256'])
    .where('pkRegister', '=', pkRegister)
    .execute()
  if (files.length === 0) return
  const rows = files.map((file) => ({ ...file, fkCorp, kind: 'UPLOAD', uploadedBy, at }))
  await tx.insertInto('file_object').values(rows).execute()
}

/** Whoever had invited it has a registered supplier now, and no code opens anything any more. */
async function closeInvitations(
  { tx, at }: Act,
  { creditCode, inviteCode }: Registration,
  pkCorp: string,
): Promise<void> {
  await tx
    .updateTable('supplier')
    .set((eb) => ({
      fkSupplierCorp: pkCorp,
      inviteCode: null,
      state: eb.case().when('state', '=', 'INVITED').then('ACTIVE').else(eb.ref('state')).end(),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('creditCode', '=', creditCode)
    .where('fkSupplierCorp', 'is', null)
    .execute()
  const code = inviteCode ?? ''
  await tx.updateTable('white_list').set({ usedAt: at, updatedAt: at }).where('inviteCode', '=', code).execute()
}

const settle = ({ tx, at }: Act, { pkRegister, version }: Registration, next: Partial<Registration>) =>
  tx
    .updateTable('register')
    .set({ ...next, version: version + 1, passwordHash: null, updatedAt: at })
    .where('pkRegister', '=', pkRegister)
    .execute()

async function giveBack(act: Act, register: Registration, reason: string): Promise<void> {
  await settle(act, register, { state: 'RETURNED', reason })
  act.facts.push({ action: 'REGISTER.RETURN', target: `register:${register.pkRegister}`, after: { reason } })
  await text(act, register.mobile, 'REGISTER_RETURNED', [register.registerNo, reason])
}

/** The platform answers an application for the white list: with an invitation, or with the reason why there is none. */
export const whiteListTask = {
  async open({ tx }: Act, { target }: Task): Promise<WhiteListed> {
    const asked = await tx
      .selectFrom('white_list')
      .selectAll()
      .where('pkWhiteList', '=', target)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (asked.state !== 'SUBMITTED') throw new BusinessError('99000409')
    return asked
  },
  judge: () => ({ APPROVE: { inviteCode: maySay(freeCode, () => newInviteCode()) }, RETURN: {} }),
  async take(act: Act, task: Task, asked: WhiteListed, { answer, comment, proof }: JudgedReply): Promise<void> {
    const { tx, at, facts } = act
    await finishTask(act, task)
    const passed = answer === 'APPROVE'
    const inviteCode = passed ? String(proof['inviteCode']) : null
    const core = await tx
      .selectFrom('corp')
      .select('pkCorp')
      .where('corpName', '=', asked.coreName)
      .where('userType', '=', 'CORE')
      .executeTakeFirst()
    const next = { state: passed ? 'PASSED' : 'RETURNED', reason: passed ? null : comment, inviteCode }
    await tx
      .updateTable('white_list')
      .set({ ...next, fkCore: core?.pkCorp ?? null, updatedAt: at })
      .where('pkWhiteList', '=', asked.pkWhiteList)
      .execute()
    // The code opens a registration: it stands in no log.
    facts.push({
      action: `WHITE_LIST.${answer}`,
      target: `whiteList:${asked.pkWhiteList}`,
      after: { state: next.state },
    })
    const params = [asked.registerNo, inviteCode ?? comment]
    await text(act, asked.mobile, passed ? 'WHITE_LIST_PASSED' : 'WHITE_LIST_RETURNED', params)
  },
}
