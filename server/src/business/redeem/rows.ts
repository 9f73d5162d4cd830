import { partiesText } from '@jinpiao/contract/parties'
import type { RedeemApplication } from '@jinpiao/contract/redeem'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What a redemption shows besides every application: one query for what has been paid, and what failed, of each. */
export async function toRedeemRows(
  { read, language }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<RedeemApplication>>> {
  const sums = await read
    .selectFrom('redeem_line')
    .select(['pkApply', 'state', sql<bigint>`sum(${sql.ref('amountFen')})`.as('fen')])
    .where('pkApply', 'in', ['', ...applications.map(({ pkApply }) => pkApply)])
    .where('state', 'in', ['PAID', 'FAILED'])
    .groupBy(['pkApply', 'state'])
    .execute()
  const sumOf = (of: string, wanted: string) =>
    BigInt(sums.find(({ pkApply, state }) => pkApply === of && state === wanted)?.fen ?? 0n)
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName, amountFen }) => {
      const paidFen = sumOf(pkApply, 'PAID')
      const failedFen = sumOf(pkApply, 'FAILED')
      return [
        pkApply,
        {
          payeeName: partiesText(counterpartyName ?? '', language),
          lineCount: payloadOf(payload).fkCredits.length,
          paidAmount: fenToDecimal(paidFen),
          failedAmount: fenToDecimal(failedFen),
          unpaidAmount: fenToDecimal((amountFen ?? 0n) - paidFen - failedFen),
        },
      ]
    }),
  )
}
