/** Pages of the exchange, its payments, fees and invoices as permissions (I21); see `permissions.ts`. */
export const exchangeIndexPage = ['/credit/baexchange/index/index'] as const
export const exchangeApplyPage = ['/credit/baexchange/apply/index'] as const
export const exchangeApprovePage = ['/credit/baexchange/approve/index'] as const
export const paymentPage = ['/credit/baexchange/payment/index'] as const
export const paymentDetailPage = ['/credit/baexchange/payment-detail/index'] as const
export const exchangePages = [...exchangeIndexPage, ...exchangeApplyPage, ...exchangeApprovePage] as const
export const paymentPages = [...paymentPage, ...paymentDetailPage] as const
export const feeBillPage = ['/my/account/bill'] as const
export const feeInvoicePage = ['/my/account/invoice-manage'] as const
export const billingInfoPage = ['/my/invoice-manage/invoice-info'] as const
export const invoicingPage = ['/my/invoice-manage/invoicing-apply'] as const
