import type { BusinessType } from '@jinpiao/contract/flow'
import type { Institution } from '@jinpiao/contract/flowRow'
import type { InstitutionAnswer, OutsideTask, TaskKind } from '@jinpiao/contract/outside'

/** Why an institution of the demonstration says no, and what it wants where it asks for a correction. */
interface Reasons {
  REJECT: string
  RETURN?: string
}

const papers = { REJECT: '资料不符合要求（演示）', RETURN: '请补充资料后重新提交（演示）' } as const
const lending = { REJECT: '不符合资金方的准入要求（演示）', RETURN: papers.RETURN } as const
const paidOut = { REJECT: '收款账号与户名不符（演示）' } as const
const paidBy = { REJECT: '付款账户余额不足（演示）' } as const
const collected = { REJECT: '还款账户余额不足（演示）' } as const
const arrival = { REJECT: '未查到该笔到账（演示）' } as const

/** Why a bank has not collected. */
export const NO_MONEY = collected.REJECT

/** Steps of applications: whoever is asked has its own reasons, a bank those of a payment. */
const steps: Readonly<Record<Institution, Reasons>> = { PLATFORM: papers, FUNDER: lending, BANK: paidOut }

/** Of a bank that pays from an account of the enterprise, or collects. */
const payments: Partial<Record<BusinessType, Reasons>> = { REDEEM: paidBy, LOAN_REPAY: collected }

/** By what is asked. The README lists them. */
const questions: Readonly<Record<Exclude<TaskKind, 'APPLICATION'>, Reasons>> = {
  REGISTRATION: papers,
  WHITE_LIST: papers,
  CCB_OPENING: papers,
  UKEY_ORDER: { REJECT: '证书机构未通过资料核验（演示）' },
  INVOICE_CHECK: { REJECT: '票面信息与税务局记录不符（演示）' },
  REMITTANCE: arrival,
  RECEIPT: arrival,
  EXCHANGE_PAYMENT: arrival,
  FEE_PAYMENT: arrival,
  LOAN_TRANSFER: arrival,
  DEDUCTION: collected,
}

type Asked = Pick<OutsideTask, 'kind' | 'institution' | 'body'>

/** What is said with an answer: a reason that fits what was asked; nothing to a yes. */
export function reasonOf({ kind, institution, body }: Asked, answer: InstitutionAnswer): string {
  if (answer === 'APPROVE') return ''
  const own = institution === 'BANK' ? payments[body['businessType'] as BusinessType] : undefined
  const reasons = kind === 'APPLICATION' ? (own ?? steps[institution]) : questions[kind]
  return reasons[answer] ?? reasons.REJECT
}
