import type { Words } from './words.ts'

/** Who reads a text that a dialog or a form asks for, besides those of the own enterprise. */
export const readers = {
  OWN: ['仅本企业可见', 'only your company reads it'],
  OTHER_SIDE: ['对方会看到', 'the other side reads it'],
  INSTITUTIONS: ['随申请提交给办理的机构', 'the institutions that are asked read it'],
  RECOMMENDER: [
    '推荐核心企业和办理的机构会看到',
    'the core company that recommends, and the institutions that are asked, read it',
  ],
  BANK: ['显示在付款通知书上', 'it stands on the payment order to the bank'],
} as const satisfies Record<string, Words>
export type Readers = keyof typeof readers

/**
 * Every text that somebody is asked for, and who reads it. The hint of the dialog and what the server delivers both come from
 * here: what is promised is read, and by nobody else.
 */
export const askedTexts = {
  /** 驳回: whoever has submitted it reads it. */
  SEND_BACK: 'OWN',
  /** The same of an answer to another enterprise, which corrects its own application. */
  SEND_BACK_ASKED: 'OTHER_SIDE',
  REFUSE_TICKET: 'OTHER_SIDE',
  /** 开立撤回: the supplier reads it once it is approved. */
  CANCEL_ISSUE: 'OTHER_SIDE',
  REFUSE_CONFIRMATION: 'OTHER_SIDE',
  STOP_SUPPLIER: 'OWN',
  /** 登记付款失败: why, beside the payment. */
  FAIL_PAYMENT: 'OWN',
  /** 账期合理性说明: whoever reviews the issue weighs it. */
  REASON_TENOR: 'OWN',
  /** 用途说明 of a loan. */
  PURPOSE: 'INSTITUTIONS',
  /** The same of a loan that the core company recommends. */
  PURPOSE_RECOMMENDED: 'RECOMMENDER',
  REASON_UKEY: 'INSTITUTIONS',
  REMARK_PACK: 'INSTITUTIONS',
  NOTE_MATERIAL: 'INSTITUTIONS',
  REMARK_ISSUE: 'OTHER_SIDE',
  REMARK_TRANSFER: 'OTHER_SIDE',
  REMARK_ALLOCATION: 'OWN',
  REMARK_REDEEM: 'BANK',
  REMARK_EXCHANGE: 'INSTITUTIONS',
  REMARK_INVOICING: 'INSTITUTIONS',
} as const satisfies Record<string, Readers>
export type AskedText = keyof typeof askedTexts

/** What the other side gets of a text: all of it where it is promised to it, else nothing. */
export const toOtherSide = (asked: AskedText, text: string): string => (askedTexts[asked] === 'OTHER_SIDE' ? text : '')

/** Who reads it, as it is said beside the field. */
export const readersOf = (asked: AskedText): Words => readers[askedTexts[asked]]
