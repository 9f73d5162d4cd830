export const selfLoanApplyPath = '/credit/self-loan/apply/index'
export const drawPath = '/credit/self-loan/draw/index'
