import type { Notice, Notices } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'
import { dueNotices } from './dueNotices.ts'
import { type BusinessType, flowOf, flows, type Institution, stateWordsOf } from './flow.ts'
import { type Approval, approvals, institutions, isDecision } from './flowRow.ts'
import { graceEn, graceZh } from './graceWords.ts'
import { noReason, noReasonOf } from './noReason.ts'
import { type LineSums, lineSumsText } from './outcome.ts'
import { partiesText } from './parties.ts'
import { productText } from './productKinds.ts'
import { faultText } from './remittanceFaults.ts'
import { rolesText } from './roles.ts'
import type { ApplicationState } from './status.ts'
import { termOf } from './terms.ts'
import { fillProse, fillTitle, type Language, type Value, type Words } from './words.ts'

/** Notices of tickets and of every application; those of an area stand in its file. */
export const baseNotices = {
  // Applications: {0} a person's name or the key of an institution, {1} number, {2} counterparty or reason, {3} amount; then the business and what the other is to it.
  APPLICATION_TO_REVIEW: {
    title: ['{4}待复核 {1}', '{4} to review {1}'],
    body: ['{0} 提交了 {1}：{5} {2}，金额 {3} 元，请复核。', '{0} submitted {1}: {5} {2}, {3} yuan. Please review.'],
    plain: ['{0} 提交了 {1}：{5} {2}，请复核。', '{0} submitted {1}: {5} {2}. Please review.'],
  },
  // After an approval {6} is the act that was done.
  APPLICATION_TO_FINAL: {
    title: ['{4}待终审 {1}', '{4} for final review {1}'],
    body: ['{0} {6} {1}：{5} {2}，金额 {3} 元，请终审。', '{0} {6} {1}: {5} {2}, {3} yuan. Please decide.'],
    plain: ['{0} {6} {1}：{5} {2}，请终审。', '{0} {6} {1}: {5} {2}. Please decide.'],
  },
  APPLICATION_APPROVED: {
    title: ['{4}已{6} {1}', '{4} {6} {1}'],
    body: ['{0} 已{6} {1}：{5} {2}，金额 {3} 元。', '{0} {6} {1}: {5} {2}, {3} yuan.'],
    plain: ['{0} 已{6} {1}：{5} {2}。', '{0} {6} {1}: {5} {2}.'],
  },
  APPLICATION_RETURNED: {
    title: ['{4}被驳回 {1}', '{4} returned {1}'],
    body: [
      '{0} 驳回了 {1}，原因：{2}。请修改后重新提交，或作废。',
      '{0} returned {1}. Reason: {2}. Correct or void it.',
    ],
  },
  APPLICATION_REJECTED: {
    title: ['{4}被拒绝 {1}', '{4} rejected {1}'],
    body: ['{0} 拒绝了 {1}，原因：{2}。该申请已结束。', '{0} rejected {1}. Reason: {2}. The application has ended.'],
  },
  APPLICATION_EXPIRED: {
    title: ['{4}已失效 {1}', '{4} lapsed {1}'],
    body: [
      '{1} 超过 {0} 天无人处理，已失效，为该申请冻结的额度或金票已释放。',
      '{1} was not acted on for {0} days and has lapsed. What it held is released.',
    ],
  },
  /** A draft, or what came back: {0} the last day on which it can be submitted. */
  APPLICATION_ENDS_SOON: {
    title: ['{4}待提交，即将失效 {1}', '{4} not submitted, lapses soon {1}'],
    body: [
      '{1} 尚未提交，保留至 {0}，之后失效。如需办理请在此之前提交；修改并保存后重新计算保留期。',
      '{1} is not submitted and is kept until {0}; after that it lapses. Submit it by then; when it is changed and saved it is kept longer.',
    ],
  },
  /** To whoever has prepared it. {0} the last day on which it could be submitted. */
  APPLICATION_DRAFT_EXPIRED: {
    title: ['{4}草稿已失效 {1}', 'Draft lapsed: {4} {1}'],
    body: [
      '{4}草稿 {1} 保留至 {0}，未提交，已失效。如需办理请重新填写。',
      'Draft {1} ({4}) was kept until {0}, was not submitted and has lapsed. Fill in a new one if it is still wanted.',
    ],
  },
  APPLICATION_TICKET_DUE: {
    title: ['{4}已失效 {1}', '{4} lapsed {1}'],
    body: [
      '金票 {2} 已到期，{1} 尚未办结，已失效，金票已释放。',
      'Ticket {2} fell due before {1} was finished, which has lapsed. The ticket is released.',
    ],
  },
  TICKET_ISSUED: {
    title: ['金票已签发 {1}', 'Ticket issued {1}'],
    body: ['{0} 已签发为金票 {1}，等待 {2} 签收。', '{0} was issued as ticket {1}, waiting for {2} to accept.'],
  },
  TICKET_RECEIVED: {
    title: ['有金票待签收 {1}', 'Ticket to accept {1}'],
    body: [
      '{0} 向贵企业开立金票 {1}，金额 {2} 元，承诺付款日 {3}，请签收。',
      '{0} issued ticket {1} to you: {2} yuan, payable {3}. Please accept.',
    ],
  },
  TICKET_PASSED_ON: {
    title: ['有金票待签收 {1}', 'Ticket to accept {1}'],
    body: [
      '{0} 向贵企业转让金票 {1}，金额 {2} 元，承诺付款日 {3}，请签收。',
      '{0} transferred ticket {1} to you: {2} yuan, payable {3}. Please accept.',
    ],
  },
  TICKET_ACCEPTED: {
    title: ['金票已签收 {1}', 'Ticket accepted {1}'],
    body: ['{0} 已签收金票 {1}，金额 {2} 元。', '{0} accepted ticket {1}, {2} yuan.'],
  },
  TICKET_REFUSED: {
    title: ['金票被拒收 {1}', 'Ticket refused {1}'],
    body: [
      '{0} 拒收金票 {1}，原因：{2}。已用的额度已释放。',
      '{0} refused ticket {1}. Reason: {2}. The limit is released.',
    ],
  },
  TICKET_CAME_BACK: {
    title: ['转让的金票已退回 {1}', 'Transferred ticket returned {1}'],
    body: [
      '{0} 未签收金票 {1}（{2}），{3} 元已退回贵企业，金票编号 {4}。',
      '{0} did not accept ticket {1} ({2}): {3} yuan are yours again as ticket {4}.',
    ],
  },
  TICKET_CAME_BACK_UNANSWERED: {
    title: ['转让的金票已退回 {1}', 'Transferred ticket returned {1}'],
    body: [
      '{0} 逾期未签收金票 {1}，{2} 元已退回贵企业，金票编号 {3}。',
      '{0} did not answer ticket {1} in time: {2} yuan are yours again as ticket {3}.',
    ],
  },
  /** To whom it was issued. {0} issuer, {1} ticket, {2} why. */
  TICKET_WITHDRAWN: {
    title: ['金票已撤回 {1}', 'Ticket withdrawn {1}'],
    body: [
      '{0} 已撤回金票 {1}，无需签收。原因：{2}。',
      '{0} withdrew ticket {1}. There is nothing to accept. Reason: {2}.',
    ],
  },
  TICKET_LAPSED: {
    title: ['金票已失效 {0}', 'Ticket lapsed {0}'],
    body: ['金票 {0} 超过 {1} 天未签收，已失效。', 'Ticket {0} was not accepted within {1} days and has lapsed.'],
  },
  /** It was issued for a day that came before. {0} ticket, {1} promised date. */
  TICKET_LAPSED_ON_DAY: {
    title: ['金票已失效 {0}', 'Ticket lapsed {0}'],
    body: [
      '金票 {0} 至承诺付款日 {1} 仍未签收，已失效。',
      'Ticket {0} was not accepted by its promised date, {1}, and has lapsed.',
    ],
  },
  TICKET_DUE: {
    title: ['金票今日到期 {0}', 'Ticket due {0}'],
    body: [
      '金票 {0} 已到承诺付款日，金额 {1} 元，应付日 {2}。',
      'Ticket {0} has reached its promised date: {1} yuan, payable on {2}.',
    ],
  },
  /** The same, told on a later day. {3} the promised date. */
  TICKET_DUE_SINCE: {
    title: ['金票已到期 {0}', 'Ticket due {0}'],
    body: [
      '金票 {0} 已于 {3} 到承诺付款日，金额 {1} 元，应付日 {2}。',
      'Ticket {0} reached its promised date on {3}: {1} yuan, payable on {2}.',
    ],
  },
  TICKET_OVERDUE: {
    title: ['金票逾期未兑付 {0}', 'Ticket overdue {0}'],
    body: [
      `金票 {0} 已过${graceZh}，仍未兑付，金额 {1} 元。`,
      `Ticket {0} of {1} yuan is not paid, and ${graceEn} is over.`,
    ],
  },
  MATURITY_REMINDER: {
    title: ['金票即将到期 {0}', 'Ticket maturing {0}'],
    body: ['金票 {0} 还有 {1} 天到期，金额 {2} 元。', 'Ticket {0} matures in {1} days: {2} yuan.'],
  },
  PAYABLE_DAY_MOVED: {
    title: ['到期付款日已调整 {0}', 'Day of payment moved {0}'],
    body: [
      '因放假安排更新，金票 {0} 的到期付款日由 {1} 调整为 {2}，承诺付款日不变。',
      'The public holidays have changed: ticket {0} is paid on {2} instead of {1}. Its promised date stays.',
    ],
  },
  TRANSFER_CLOSING: {
    title: ['即将停止转让 {0}', 'Transfer closing {0}'],
    body: [
      '金票 {0} 距承诺付款日还有 {1} 天，即将不可转让，如需转让请尽快办理。',
      'Ticket {0} is {1} days from its promised date: transfers end soon.',
    ],
  },
  SYSTEM: { title: ['{0}', '{0}'], body: ['{1}', '{1}'] },
  // Sent before 2026-11-23; kept so that old messages can be read.
  ISSUE_SUBMITTED: {
    title: ['金票开立待复核 {1}', 'Ticket issue to review {1}'],
    body: [
      '{0} 提交了 {1}：供应商 {2}，金额 {3} 元，请复核。',
      '{0} submitted {1}: supplier {2}, {3} yuan. Please review.',
    ],
  },
  ISSUE_TO_FINAL: {
    title: ['金票开立待终审 {1}', 'Ticket issue for final review {1}'],
    body: [
      '{0} 复核通过 {1}：供应商 {2}，金额 {3} 元，请终审。',
      '{0} approved {1}: supplier {2}, {3} yuan. Please decide.',
    ],
  },
  ISSUE_RETURNED: {
    title: ['金票开立被驳回 {1}', 'Ticket issue returned {1}'],
    body: ['{0} 驳回了 {1}，原因：{2}', '{0} returned {1}. Reason: {2}'],
  },
  ISSUE_REJECTED: {
    title: ['金票开立被拒绝 {1}', 'Ticket issue rejected {1}'],
    body: ['{0} 拒绝了 {1}，原因：{2}', '{0} rejected {1}. Reason: {2}'],
  },
  ISSUE_EXPIRED: {
    title: ['申请已失效 {0}', 'Application lapsed {0}'],
    body: [
      '{0} 超过 {1} 天无人处理，已失效，冻结的额度已释放。',
      '{0} was not acted on for {1} days and has lapsed. The limit that it had frozen is released.',
    ],
  },
  TICKET_CANCELLED: {
    title: ['金票已撤回 {1}', 'Ticket withdrawn {1}'],
    body: ['{0} 已撤回金票 {1}，无需签收。', '{0} withdrew ticket {1}. There is nothing to accept.'],
  },
  CANCEL_SUBMITTED: {
    title: ['开立撤回待复核 {1}', 'Issue withdrawal to review {1}'],
    body: ['{0} 申请撤回金票 {1}（{2} 元），请复核。', '{0} asks to withdraw ticket {1} ({2} yuan). Please review.'],
  },
} as const satisfies Notices

/**
 * Messages that the server sends to people. A message keeps the notice's name and what fills it, and is put into
 * words when it is read, in the reader's language. Its title names the ticket or the application, or two messages about
 * two tickets would be one name in a screen reader's lists of headings and of links (2.4.6, 2.4.9).
 */
export const notices = {
  ...baseNotices,
  ...dueNotices,
  ...shared.notices,
  ...redeem.notices,
  ...finance.notices,
  ...onboarding.notices,
  ...ukey.notices,
  ...data.notices,
  ...exchange.notices,
  ...loans.notices,
  ...credit.notices,
} as const satisfies Notices

export type NoticeName = keyof typeof notices

/** Title and body of a notice in the reader's language. Of an application the last parameter is its business type. */
export function noticeText(name: NoticeName, params: readonly string[], language: Language) {
  const isOfApplication = name.startsWith('APPLICATION_')
  const values = isOfApplication ? inWords(name, params, language) : params.map((each) => partOf(name, each, language))
  const { title, body: whole, plain = whole, by }: Notice = notices[name]
  const body = isOfApplication && params[3] === '' ? plain : whole
  return {
    title: fillTitle(title, values, language),
    body: fillProse(body, withReason(body, values, by ?? answererIn(params)), language),
  }
}

const answererIn = ([who = '']: readonly string[]) =>
  Object.hasOwn(institutions, who) ? (who as Institution) : undefined

/** Where a notice says why: `{3}` of 原因：{3}. */
const reasonSlot = /原因：\{(\d)\}/

/** A reason that was not given is said to be none. */
function withReason([body]: Words, values: readonly Value[], by: Institution | undefined): readonly Value[] {
  const slot = reasonSlot.exec(body)?.[1]
  const isMissing = slot !== undefined && (values[Number(slot)] ?? '') === ''
  return isMissing ? Object.assign([...values], { [slot]: by ? noReasonOf(by) : noReason }) : values
}

/** Parts that are stored as codes, by the notices that have them. */
const codedParts: Partial<Record<NoticeName, (part: string, language: Language) => string>> = {
  ACCOUNT_FAILED: faultText,
  PRODUCT_OPENED: productText,
  PRODUCT_REFUSED: productText,
  PRODUCT_TO_SIGN: productText,
  USER_ADDED: rolesText,
  USER_ROLES_CHANGED: rolesText,
}
const partOf = (name: NoticeName, part: string, language: Language) => codedParts[name]?.(part, language) ?? part

/** The states in which the notice of an end leaves an application: its word stands in the notice. */
const endStates: Partial<Record<NoticeName, ApplicationState>> = {
  APPLICATION_DONE: 'DONE',
  APPLICATION_PARTLY_FAILED: 'PARTLY_FAILED',
  APPLICATION_FAILED: 'REJECTED',
}

/** The act that a notice tells of; one from before it was stored tells of the last that decides, or of the one before. */
function approvalIn(notice: NoticeName, type: BusinessType, stored: string): Approval {
  if (Object.hasOwn(approvals, stored)) return stored as Approval
  const last = flowOf(type).steps.findLast(isDecision)
  return notice === 'APPLICATION_APPROVED' && last !== undefined ? last.action : 'APPROVE'
}

/** What happened to an application, in the words of its type: how it ended, or which act was done. */
function eventWords(notice: NoticeName, type: BusinessType, stored: string): Words {
  const end = endStates[notice]
  return end === undefined ? approvals[approvalIn(notice, type, stored)] : stateWordsOf(type)[end].label
}

function inWords(notice: NoticeName, params: readonly string[], language: Language): Value[] {
  // After the type: the act that was done, or the sums of the lines and why lines failed.
  const [who = '', number = '', about = '', amount = '', type = '', event = '', reason = ''] = params
  const institution = answererIn(params)
  const sender = institution === undefined ? who : institutions[institution]
  const own: Value[] = [sender, number, partiesText(about, language), amount]
  if (!Object.hasOwn(flows, type)) return own
  const flow = flowOf(type as BusinessType)
  const lines = endStates[notice] === undefined || event === '' ? undefined : flow.lines
  return [
    ...own,
    flow.name,
    termOf(flow.counterparty).name,
    eventWords(notice, type as BusinessType, event),
    lines === undefined ? '' : lineSumsText(lines, JSON.parse(event) as LineSums, language),
    reason,
  ]
}
