export const indexPath = '/credit/baexchange/index/index'
export const applyPath = '/credit/baexchange/apply/index'
export const paymentsPath = '/credit/baexchange/payment/index'
export const paymentDetailPath = '/credit/baexchange/payment-detail/index'
