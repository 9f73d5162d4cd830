import { getExchangeQuote } from '@jinpiao/contract/exchange'
import { getPayment, listPayments, registerPayment } from '@jinpiao/contract/payments'
import { businesses } from '../business/all.ts'
import { registerPayment as reportPayment } from '../business/exchange/payments.ts'
import { quoteTickets } from '../business/exchange/quote.ts'
import { getPaymentDetail, payments } from '../queries/paymentOrders.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'

/** What an exchange of tickets costs, and the payments of its fees. */
export const registerExchange: Registration = (api) => {
  const { on } = api
  on(getExchangeQuote, ({ query, queryContext }) => quoteTickets(queryContext(), query))
  onList(api, listPayments, payments)
  on(getPayment, ({ params, queryContext }) => getPaymentDetail(queryContext(), params))
  on(registerPayment, async ({ params, body, commandContext }) =>
    reportPayment(businesses, await commandContext(), { ...params, ...body }),
  )
}
