import type { ExchangeApplication } from '@jinpiao/contract/exchange'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What an exchange shows besides every application: one query for the payment orders. */
export async function toExchangeRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<ExchangeApplication>>> {
  const payments = await read
    .selectFrom('payment')
    .select(['pkApply', 'pkPayment'])
    .where('pkApply', 'in', ['', ...applications.map(({ pkApply }) => pkApply)])
    .execute()
  const paymentOf = new Map(payments.map(({ pkApply, pkPayment }) => [pkApply, pkPayment]))
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName }) => {
      const { fkCredits, feeQuoted } = payloadOf(payload)
      return [
        pkApply,
        {
          acceptorName: counterpartyName ?? '',
          ticketCount: fkCredits.length,
          feeAmount: feeQuoted || null,
          pkPayment: paymentOf.get(pkApply) ?? null,
        },
      ]
    }),
  )
}
