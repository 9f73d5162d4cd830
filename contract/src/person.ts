import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, emailOrNone, fields, mobile } from './fields.ts'
import { list } from './list.ts'
import { codeSent, encryptedPassword } from './session.ts'
import { signInWayNames, signInWays } from './states/onboarding.ts'
import { says } from './validationWords.ts'

/** What a person changes and reads of himself in the personal centre. */

/** One sign-in to the enterprise that he is signed in to now. */
export const signInRow = z.object({
  /** Its place in the log of the enterprise. */
  id: z.string(),
  ...fields('at', 'device', 'ip'),
  signInWay: z.enum(signInWayNames),
})
export type SignInRow = z.output<typeof signInRow>

export const listSignIns = list({
  name: 'sign-ins',
  path: '/v1/users/me/sign-ins',
  summary: '本人在本企业的登录记录',
  permission: 'signedIn',
  row: signInRow,
  sort: ['at'],
  words: { signInWay: () => signInWays },
})

/** 其他设备退出: every session of his but this one, in all of his enterprises. */
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/v1/users/me/sessions/end',
  summary: '退出本人在其他设备上的登录',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  data: z.object({ count: z.number() }),
})

const code = z.string().check(z.regex(/^\d{6}$/, says('smsCode')))

/** Without a number: to the person's own, which the page does not know in full. */
export const sendOwnSms = endpoint({
  method: 'POST',
  path: '/v1/users/me/sms',
  summary: '更换手机号：向原手机号或新手机号发送验证码',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ mobile: z.optional(mobile) }),
  data: codeSent,
})

/** Both numbers are proved by a code. Other devices are signed out, and the old number is told. */
export const changeMobile = endpoint({
  method: 'PUT',
  path: '/v1/users/me/mobile',
  summary: '更换本人手机号：原手机号与新手机号各一个验证码',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ oldCode: code, mobile, newCode: code }),
  names: { oldCode: 'smsCode', newCode: 'smsCode' },
  data: z.object({}),
})

/** To an address that shall receive mail from now on, the person's or the enterprise's. */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/v1/users/me/email/code',
  summary: '修改邮箱：向新邮箱发送验证码',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ email }),
  data: codeSent,
})

/**
 * Whoever changes an address proves that he reads what comes to it, and that he is who has signed in: an open session is
 * not enough to have invoices sent elsewhere. The code is empty where no address is kept.
 */
export const emailProof = z.object({
  code: z.union([code, z.literal('')]),
  password: encryptedPassword,
})
export type EmailProof = z.output<typeof emailProof>
export const emailProofNames = { code: 'emailCode' } as const

/** Empty: none. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/v1/users/me/email',
  summary: '修改本人邮箱：新邮箱的验证码与本人密码',
  permission: 'signedIn',
  openWhenPasswordExpired: true,
  body: z.object({ email: emailOrNone, ...emailProof.shape }),
  names: emailProofNames,
  data: z.object({}),
})
