import { flows, formHref } from '@jinpiao/contract/flow'

/** Addresses that the pages of loans lead to. */
export const protocolPath = '/credit/self-loan/protocol/index'
export const linePath = '/credit/self-loan/apply/index'
export const drawPath = '/credit/self-loan/draw/index'
export const drawDetailPath = '/credit/self-loan/draw-detail/index'
export const drawsPath = '/credit/self-loan/query/index'
export const planPath = '/credit/self-loan/repay-plan/index'
export const repayListPath = '/credit/self-loan/repay/index'
export const repayApplyPath = '/credit/self-loan/repay-apply/index'
export const repayResultPath = '/credit/self-loan/repay-result/index'
export const certificatePath = '/credit/self-loan/certificate/index'
export const receiptPath = '/my/account/receipt'

/**
 * Where a loan is repaid early: on the first page with that form that is open to the reader; undefined: none is.
 *
 * @example repayHref('D1', mayOpen) // '/credit/chain-credit/apply?repay=D1'
 */
export function repayHref(pkDraw: string, mayOpen: (href: string) => boolean): string | undefined {
  const page = flows.LOAN_REPAY.submitPages.find(mayOpen)
  if (page === undefined) return undefined
  return page === repayApplyPath
    ? `${page}?id=${pkDraw}`
    : `${formHref(flows.LOAN_REPAY, '', (each) => each === page)}${pkDraw}`
}
