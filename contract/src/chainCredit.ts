import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, fields, moneySum, pk, typed } from './fields.ts'
import { loanApplication } from './loanApply.ts'
import { kindLoans } from './loans.ts'
import { chainCreditPage } from './permissions/credit.ts'
import { MAX_FILES, tradeFile } from './trade.ts'

/** 金链贷申请: what every loan says, and the order that it is for, with its contracts. */
export const chainCredit = loanApplication({
  type: 'CHAIN_CREDIT',
  name: 'chain-credits',
  drafts: '/corp/v1/orders/loan-applys/chain-credit',
  payload: {
    orderNo: typed('orderNo'),
    contractFileIds: z.array(pk).check(z.maxLength(MAX_FILES)),
  },
  names: { contractFileIds: 'contractFiles' },
  row: fields('orderNo'),
  detail: { contractFiles: z.array(tradeFile) },
  readers: [],
})
export type ChainCreditPayload = z.output<typeof chainCredit.payload>
export type ChainCreditApplication = z.output<typeof chainCredit.row>

export const getChainCredit = endpoint({
  method: 'GET',
  path: '/corp/v1/chain-credits/facts',
  summary: '金链贷：白名单、近12个月签收金票与参考额度',
  permission: chainCreditPage,
  data: z.object({
    /** Whether the enterprise is on the white list of the platform. */
    isEnabled: z.boolean(),
    /** Tickets that the enterprise has accepted from that day on, and what may be expected of it: no promise of a funder. */
    from: day,
    acceptedAmount: moneySum,
    quotaHint: moneySum,
    /** Why nothing can be applied for now, in words; null: it can. */
    blockedReason: z.nullable(z.string()),
  }),
})

/** Loans that have come of these applications. */
export const listChainLoans = kindLoans({
  name: 'chain-loans',
  path: '/corp/v1/chain-credits/loans',
  summary: '金链贷借据列表与合计',
  permission: chainCreditPage,
})
