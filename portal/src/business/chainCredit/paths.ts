export const chainCreditPath = '/credit/chain-credit/apply'
export const repayApplyPath = '/credit/self-loan/repay-apply/index'
