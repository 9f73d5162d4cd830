import type { RedeemClaimApplication } from '@jinpiao/contract/redeemClaim'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What a statement shows besides every application: one query for the payments that they are about. */
export async function toClaimRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<RedeemClaimApplication>>> {
  const keys = applications.map(({ payload }) => payloadOf(payload).pkLine)
  const lines = await read
    .selectFrom('redeem_line')
    .select(['pkLine', 'pkApply', 'pkCredit', 'creditNo', 'redeemNo'])
    .where('pkLine', 'in', ['', ...keys])
    .execute()
  const lineOf = new Map(lines.map((line) => [line.pkLine, line]))
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName, mark1 }) => {
      const line = lineOf.get(payloadOf(payload).pkLine)
      return [
        pkApply,
        {
          payeeName: counterpartyName ?? '',
          creditNo: line?.creditNo ?? '',
          redeemNo: line?.redeemNo ?? '',
          pkCredit: line?.pkCredit ?? null,
          pkRedeem: line?.pkApply ?? null,
          bankSerial: mark1,
        },
      ]
    }),
  )
}
