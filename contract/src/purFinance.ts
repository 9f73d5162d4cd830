import * as z from 'zod/mini'
import { day, fields, pk, pkOrNone } from './fields.ts'
import { loanApplication } from './loanApply.ts'
import { purFinanceFlow } from './purFinanceFlow.ts'
import { MAX_FILES, tradeFile } from './trade.ts'

/** Until a day is chosen, the money may come on any. */
const dayOrNone = z.union([day, z.literal('')])

const application = loanApplication({
  type: 'PUR_FINANCE',
  name: 'purchase-finances',
  drafts: '/corp/v1/gpc/pur-fin-apply',
  payload: {
    /** Month of the purchases: 2026-11. */
    financeMonth: z.string().check(z.regex(/^(20\d{2}-(0[1-9]|1[0-2]))?$/)),
    financeDate: dayOrNone,
    /** An approved pack of papers for financing. */
    pkPack: pkOrNone,
    contractFileIds: z.array(pk).check(z.maxLength(MAX_FILES)),
  },
  names: { pkPack: 'packName', contractFileIds: 'contractFiles' },
  row: fields('financeMonth', 'financeDate?'),
  detail: {
    contractFiles: z.array(tradeFile),
    pack: z.nullable(z.object({ pkApply: z.string(), ...fields('packNo', 'packName') })),
    /**
     * 提前还款 of the loan that has come of it: whether operators of the enterprise have a page for it, and what refuses it
     * now. Null: there is no loan, or nothing is left of it.
     */
    repay: z.nullable(z.object({ isPageOpen: z.boolean(), refusal: z.nullable(z.string()) })),
  },
  readers: [],
})
/** Its page is open to operators, too, who begin packs there: the form is the purchaser's alone. */
const ofPurchasers = { posts: purFinanceFlow.submitters }

/** 采购融资: what every loan says, the month of the purchases, the day of the money, the papers. It is repaid in one sum. */
export const purFinance = {
  ...application,
  save: { ...application.save, ...ofPurchasers },
  update: { ...application.update, ...ofPurchasers },
  check: { ...application.check, ...ofPurchasers },
}
export type PurFinancePayload = z.output<typeof purFinance.payload>
export type PurFinanceApplication = z.output<typeof purFinance.row>
