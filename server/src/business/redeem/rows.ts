import { partiesText } from '@jinpiao/contract/parties'
import type { RedeemApplication } from '@jinpiao/contract/redeem'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What a redemption shows besides every application: one query for what has been paid of each. */
export async function toRedeemRows(
  { read, language }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<RedeemApplication>>> {
  const sums = await read
    .selectFrom('redeem_line')
    .select(['pkApply', sql<bigint>`sum(${sql.ref('amountFen')})`.as('paidFen')])
    .where('pkApply', 'in', ['', ...applications.map(({ pkApply }) => pkApply)])
    .where('state', '=', 'PAID')
    .groupBy('pkApply')
    .execute()
  const paidOf = new Map(sums.map(({ pkApply, paidFen }) => [pkApply, BigInt(paidFen)]))
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName, amountFen }) => {
      const paidFen = paidOf.get(pkApply) ?? 0n
      return [
        pkApply,
        {
          payeeName: partiesText(counterpartyName ?? '', language),
          lineCount: payloadOf(payload).fkCredits.length,
          paidAmount: fenToDecimal(paidFen),
          unpaidAmount: fenToDecimal((amountFen ?? 0n) - paidFen),
        },
      ]
    }),
  )
}
