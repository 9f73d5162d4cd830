import * as contract from '@jinpiao/contract/register'
import { findRegisterProblems } from '@jinpiao/contract/registerRules'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { newPk } from '../acts/keys.ts'
import { requireLeft, spend } from '../acts/quota.ts'
import { openInvitation, ownRegistrations, readRegisterFacts } from '../acts/registerFacts.ts'
import { applyForWhiteList, submitRegistration, wishForKeys } from '../acts/registrations.ts'
import type { StrangerContext } from '../acts/stranger.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { inspectUpload } from '../files/magic.ts'
import { hashNewPassword } from '../session/attempts.ts'
import { browserOf } from '../session/devices.ts'
import { personByMobile } from '../session/login.ts'
import { hashPassword } from '../session/password.ts'
import { openPassword } from '../session/passwordKeys.ts'
import { takeCode } from '../session/sms.ts'
import { giveTicket, kidOf } from '../session/tickets.ts'
import { createTryLimit } from '../session/tryLimit.ts'
import type { Call } from './call.ts'
import { fromOf } from './devices.ts'
import type { Api } from './register.ts'
import { inRealTime } from './services.ts'
import { requireUpload } from './upload.ts'

/** Without a login by password nobody needs one. */
const hasPasswords = ({ isOrgLogin, authType }: PlatformDocument): boolean => isOrgLogin || authType !== 'SMS'

type FromStranger = Pick<Call<typeof contract.registerCorp>, 'stranger' | 'requestId' | 'ip' | 'userAgent' | 'language'>

/** What strangers may do who want to join (decision 0032). What is refused counts for the address, and writes nothing. */
export function registerRegistration({ on, services }: Api): void {
  const { database, clock, wall, files, registry } = services
  const real = inRealTime(services)
  const limit = createTryLimit(wall)

  const { counting } = limit
  const contextOf = ({ stranger, requestId, ip, userAgent, language }: FromStranger): StrangerContext => ({
    database,
    clock,
    language,
    requestId,
    ip,
    userAgent,
    mobile: stranger.mobile,
  })

  on(contract.startRegister, ({ body: { mobile, code }, ip, request, reply }) =>
    counting(ip, async () => {
      const wish = { mobile, scene: 'REGISTER', browser: browserOf(fromOf(request, reply)), code } as const
      const right = await database.write((tx) => takeCode(tx, wall, wish))
      if (!right) throw new BusinessError('01000103').at('code')
      const isKnown = (await personByMobile(database.read, mobile)) !== undefined
      return { ...giveTicket(real, mobile, kidOf(request.headers)), isKnown }
    }),
  )

  on(contract.uploadRegisterFile, ({ request, stranger, ip }) =>
    counting(ip, async () => {
      const received = requireUpload(request)
      const { name, sha256, size } = received
      const { mime } = await inspectUpload(name, received)
      const row = { pkFile: newPk(), mobile: stranger.mobile, name, size, mime, sha256, at: instantOf(clock) }
      // Before the file is kept: a disk is full as soon with those of a refused upload.
      await database.write((tx) => spend(tx, todayOf(clock), 'registerFile', stranger.mobile))
      await files.keep(received)
      await database.write((tx) => tx.insertInto('register_file').values(row).execute())
      return { pkFile: row.pkFile, name, size, mime, sha256, uploadedAt: row.at }
    }),
  )

  on(contract.lookupCorp, ({ query: { creditCode }, stranger, ip }) =>
    counting(ip, async () => {
      await database.write((tx) => spend(tx, todayOf(clock), 'registerLookup', stranger.mobile))
      const found = (await registry?.find(creditCode)) ?? null
      return { found, ...(await ownRegistrations(database.read, stranger.mobile, creditCode)) }
    }),
  )

  on(contract.getInvitation, ({ query, ip }) =>
    counting(ip, async () => {
      const invitation = await openInvitation(database.read, query.inviteCode)
      if (!invitation) throw new BusinessError('02000113').at('inviteCode')
      return invitation
    }),
  )

  on(contract.registerCorp, (call) =>
    counting(call.ip, async () => {
      const { password, ...payload } = call.body
      const { mobile } = call.stranger
      const today = todayOf(clock)
      await requireLeft(database.read, today, 'register', mobile)
      const registeredName = (await registry?.find(payload.creditCode))?.corpName
      const known = await readRegisterFacts(database.read, mobile, payload)
      const needsNone = known.isKnown || !hasPasswords((await services.platform.current()).document)
      // Judged before the writer is asked: it is judged again there, by what holds then.
      refuse(findRegisterProblems(call.body, { ...known, isKnown: needsNone, today, registeredName }))
      const passwordHash = needsNone ? await randomHash(known.isKnown) : await hashOf(password, mobile)
      return submitRegistration(contextOf(call), { ...payload, passwordHash, registeredName })
    }),
  )

  /** Of a person without a password, where none is asked for, nobody knows one. */
  const randomHash = async (isKnown: boolean) => (isKnown ? null : hashPassword(crypto.randomUUID()))
  const hashOf = async (password: contract.RegisterPayload['password'], mobile: string) =>
    password === undefined ? null : hashNewPassword(await openPassword(real, 'NEW', password), mobile)

  on(contract.registerUkeyInfo, (call) => counting(call.ip, () => wishForKeys(contextOf(call), call.body)))
  on(contract.applyWhiteList, (call) => counting(call.ip, () => applyForWhiteList(contextOf(call), call.body)))
}
