import { partiesText } from '@jinpiao/contract/parties'
import type { TransferApplication } from '@jinpiao/contract/transfer'
import { changeFen } from '@jinpiao/contract/transferRules'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { isEnded } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What a transfer shows besides every application: one query for all tickets. */
export async function toTransferRows(
  { read, clock, language }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<TransferApplication>>> {
  const payloads = new Map(applications.map(({ pkApply, payload }) => [pkApply, payloadOf(payload)]))
  const tickets = await read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'amountFen', 'promisedDate'])
    .where('pkCredit', 'in', ['', ...[...payloads.values()].map(({ fkCredit }) => fkCredit)])
    .execute()
  const today = todayOf(clock)
  return new Map(
    applications.map(({ pkApply, counterpartyName, state }) => {
      const payload = payloads.get(pkApply) ?? { fkCredit: '', outputs: [] }
      const ticket = tickets.find(({ pkCredit }) => pkCredit === payload.fkCredit)
      const change = ticket && changeFen(payload, fenToDecimal(ticket.amountFen))
      return [
        pkApply,
        {
          pkCredit: payload.fkCredit,
          creditNo: ticket?.creditNo ?? '',
          recipientName: partiesText(counterpartyName ?? '', language),
          recipientCount: payload.outputs.length,
          // More than there is: a draft that the check will refuse.
          changeAmount: change === undefined || change < 0n ? null : fenToDecimal(change),
          daysRemaining: ticket && !isEnded(state) ? daysBetween(today, ticket.promisedDate) : null,
        },
      ]
    }),
  )
}
