import { type NoticeName, notices, noticeText } from './notices.ts'
import { fillProse, type Language, type Words } from './words.ts'

/** Texts that are sent to a telephone or a mailbox and stand in no inbox: codes, passwords, answers to strangers. */
export const sentTexts = {
  /** {0} the code, {1} minutes. */
  SMS_CODE: [
    '验证码 {0}，{1} 分钟内有效，请勿告诉他人。',
    'Your code is {0}. It is valid for {1} minutes. Tell it to nobody.',
  ],
  FIRST_PASSWORD: [
    '您的初始密码为 {0}，请登录后立即修改。',
    'Your first password is {0}. Change it when you have signed in.',
  ],
  /** {0} the number of the registration, {1} the enterprise. */
  REGISTER_PASSED: [
    '注册申请 {0} 已通过：{1} 已开通，请登录平台。',
    'Registration {0} has passed: {1} is open. Please sign in.',
  ],
  REGISTER_RETURNED: [
    '注册申请 {0} 被驳回，原因：{1}。请修改后重新提交。',
    'Registration {0} was returned. Reason: {1}. Correct it and submit it again.',
  ],
  WHITE_LIST_PASSED: [
    '白名单申请 {0} 已通过，邀请码 {1}，请凭此码注册。',
    'White list application {0} has passed. Register with the invitation code {1}.',
  ],
  WHITE_LIST_RETURNED: [
    '白名单申请 {0} 未通过，原因：{1}。',
    'White list application {0} was not passed. Reason: {1}.',
  ],
  /** {0} who invites, {1} the code, {2} who is invited. */
  SUPPLIER_INVITED: ['{0} 邀请 {2} 注册，邀请码 {1}。', '{0} invites {2} to register. The invitation code is {1}.'],
  UKEY_CODE: [
    'UKEY申请 {0} 的激活码为 {1}，请勿告诉他人。',
    'The activation code of UKEY application {0} is {1}. Tell it to nobody.',
  ],
  FEE_INVOICE: ['您的发票 {0} 见附件。', 'Your invoice {0} is attached.'],
} as const satisfies Readonly<Record<string, Words>>

/** What is said: a text of its own or a notice, by its name. */
export type SentTemplate = keyof typeof sentTexts | NoticeName

export const isSentTemplate = (name: string): name is SentTemplate =>
  Object.hasOwn(sentTexts, name) || Object.hasOwn(notices, name)

/** What a message says: a notice by the same words as in the inbox. */
export function sentText(name: SentTemplate, params: readonly string[], language: Language): string {
  const isOwn = (each: string): each is keyof typeof sentTexts => Object.hasOwn(sentTexts, each)
  return isOwn(name) ? fillProse(sentTexts[name], params, language) : noticeText(name, params, language).body
}

/** What a mail is about, in a few words. */
export const sentTitle = (name: SentTemplate, params: readonly string[], language: Language): string =>
  Object.hasOwn(notices, name)
    ? noticeText(name as NoticeName, params, language).title
    : sentText(name, params, language)
