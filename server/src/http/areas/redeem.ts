import {
  getPaymentNotice,
  getRedeemFigures,
  listDueTickets,
  listRedeemLines,
  registerPayment,
  remindPayees,
} from '@jinpiao/contract/redeem'
import { businesses } from '../../business/all.ts'
import { getPaymentNotice as paymentNotice } from '../../business/redeem/notice.ts'
import { registerPayment as register } from '../../business/redeem/register.ts'
import { remindPayees as remind } from '../../business/redeem/remind.ts'
import { dueTickets } from '../../queries/dueTickets.ts'
import { getRedeemFigures as redeemFigures } from '../../queries/redeemFigures.ts'
import { redeemLines } from '../../queries/redeemLines.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'

/** Redemption: what is due, what was paid, and what a person registers of it. */
const redemption: Registration = (api) => {
  const { on } = api
  onList(api, listDueTickets, dueTickets)
  onList(api, listRedeemLines, redeemLines)
  on(getRedeemFigures, ({ queryContext }) => redeemFigures(queryContext()))
  on(registerPayment, async ({ params, body, commandContext }) =>
    register(businesses, await commandContext(), params, body),
  )
  on(remindPayees, async ({ body, commandContext }) => remind(await commandContext(), body))
  on(getPaymentNotice, ({ params, queryContext }) => paymentNotice(queryContext(), params))
}

/** Routes of the package redeem. */
export const redeem: readonly Registration[] = [redemption]
