import {
  changePassword as changePasswordEndpoint,
  getPublicKeys,
  getUkeyChallenge,
  loginByPassword,
  loginBySms,
  loginByUkey,
  resetPassword as resetPasswordEndpoint,
  sendSms,
  setFirstPassword as setFirstPasswordEndpoint,
} from '@jinpiao/contract/session'
import type { UkeyCertificate, UkeyDriver } from '@jinpiao/ukey/driver'
import { encryptPassword, type PasswordPurpose } from '@jinpiao/ukey/passwordCipher'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import { chunk } from '#portal/chunk.ts'
import { call } from '#portal/http/client.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { newRequestKey } from '#portal/http/signing.ts'
import { fetchTexts } from '#portal/i18n.ts'
import { tellOtherTabs } from './deadline.ts'

/**
 * What the login and reset pages ask of the server. Loaded when the page stands, so that the client, the schemas and
 * the ciphers do not delay its first paint.
 */
export interface Entered {
  /** One mobile number in several enterprises: ask, then send `userId`. */
  choices?: { userId: string; corpName: string }[] | undefined
}

/** Each ciphertext has its own single-use number from the server. */
export async function encrypted(password: string, purpose: PasswordPurpose) {
  return encryptPassword(password, purpose, await call(getPublicKeys, {}), serverNow())
}

/**
 * Signs in with a key of the session's own. Windows of who was signed in before save what is typed in them first. What a
 * home needs is on its way while the server answers.
 */
async function enter(send: (requestKey: EcPublicJwk) => Promise<Entered>): Promise<Entered> {
  tellOtherTabs({ kind: 'entering' })
  chunk(import('./securityCalls.ts')).catch(() => {})
  fetchTexts('home')
  const key = await newRequestKey()
  const entered = await send(key.publicKey)
  if (entered.choices === undefined) await key.adopt()
  return entered
}

export async function enterByPassword(input: { corpName: string; mobile: string; password: string }): Promise<Entered> {
  return enter(async (requestKey) => {
    const password = await encrypted(input.password, 'LOGIN')
    return call(loginByPassword, { body: { ...input, password, requestKey } })
  })
}

export async function enterBySms(input: { mobile: string; code: string; userId?: string }): Promise<Entered> {
  return enter((requestKey) => call(loginBySms, { body: { ...input, requestKey } }))
}

/** The challenge is signed before the password is sent: a wrong key costs no try of the password. */
export async function enterByUkey(
  driver: UkeyDriver,
  input: { certificate: Pick<UkeyCertificate, 'certSerialNo' | 'algorithmType'>; pin: string; password: string },
): Promise<Entered> {
  const { pin } = input
  const { certSerialNo, algorithmType } = input.certificate
  return enter(async (requestKey) => {
    const { original, signRequest } = await call(getUkeyChallenge, { query: { certSerialNo, algorithmType } })
    const { signature } = await driver.sign({ original, certSerialNo, pin, ...(signRequest && { signRequest }) })
    const password = await encrypted(input.password, 'LOGIN')
    return call(loginByUkey, { body: { certSerialNo, original, signature, password, requestKey } })
  })
}

export type SmsScene = 'LOGIN' | 'RESET' | 'REGISTER'
export const sendCode = (mobile: string, scene: SmsScene) => call(sendSms, { body: { mobile, scene } })

export async function resetPassword(input: {
  corpName: string
  mobile: string
  code: string
  idCodeTail: string
  newPassword: string
}): Promise<void> {
  const { newPassword, ...rest } = input
  await call(resetPasswordEndpoint, { body: { ...rest, password: await encrypted(newPassword, 'NEW') } })
}

/** By the one-time link of the platform. */
export async function setFirstPassword(token: string, newPassword: string): Promise<void> {
  await call(setFirstPasswordEndpoint, { body: { token, password: await encrypted(newPassword, 'NEW') } })
}

/** Two ciphertexts, so two single-use numbers. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const body = {
    oldPassword: await encrypted(oldPassword, 'CURRENT'),
    newPassword: await encrypted(newPassword, 'NEW'),
  }
  await call(changePasswordEndpoint, { body })
}
