import type { DataOf } from '@jinpiao/contract/endpoint'
import { fenOf } from '@jinpiao/contract/problems'
import type { OutputState, TransferPayload, transfer } from '@jinpiao/contract/transfer'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { type LineState, readLines } from '../../flow/lines.ts'
import { toTrade } from '../../queries/trade.ts'
import { seenBy } from '../../tickets/seen.ts'
import { readRecipients } from './recipients.ts'

type Detail = OwnDetail<DataOf<typeof transfer.get>>

const stateOf: Record<LineState, OutputState> = {
  PENDING: 'PENDING_ACCEPT',
  ACCEPTED: 'ACCEPTED',
  REFUSED: 'REFUSED',
  LAPSED: 'LAPSED',
  // Nobody takes back a part of a transfer as yet.
  CANCELLED: 'REFUSED',
}

/** The ticket, and each recipient's part with where it stands. */
export async function toTransferDetail(
  { read, actor }: QueryContext,
  { pkApply, fkCorp }: Application,
  { fkCredit, outputs }: TransferPayload,
): Promise<Detail> {
  const ticket = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as i', 'i.pkCorp', 't.fkIssuer')
    .select(['t.amountFen', 't.depth', 'i.corpName as issuerName'])
    .where('t.pkCredit', '=', fkCredit)
    .executeTakeFirst()
  const corps = await readRecipients(read, outputs)
  const lines = await readLines(read, pkApply)
  const born = await read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo'])
    .where('pkCredit', 'in', ['', ...lines.map(({ pkCredit }) => pkCredit ?? '')])
    .execute()
  // What a recipient did not take has come back as a part of its part.
  const returned = await read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'parentCredit'])
    .where('parentCredit', 'in', ['', ...lines.map(({ pkCredit }) => pkCredit ?? '')])
    .where('fkHolder', '=', fkCorp)
    .execute()
  const seen = await read
    .selectFrom('ticket as t')
    .select('t.pkCredit')
    .where('t.pkCredit', 'in', ['', ...[...born, ...returned].map(({ pkCredit }) => pkCredit)])
    .where(seenBy(actor.fkCorp))
    .execute()
  return {
    issuerName: ticket?.issuerName ?? '',
    ticketAmount: fenToDecimal(ticket?.amountFen ?? 0n),
    depth: ticket?.depth ?? 0,
    outputs: await Promise.all(
      outputs.map(async ({ pkCorp, amount, trade, remark }, index) => {
        const line = lines.find((each) => each.line === index)
        const fen = fenOf(amount)
        const isBack = line?.state === 'REFUSED' || line?.state === 'LAPSED' || line?.state === 'CANCELLED'
        const back = isBack ? returned.find(({ parentCredit }) => parentCredit === line.pkCredit) : undefined
        const ticketOfPart = back ?? born.find(({ pkCredit }) => pkCredit === line?.pkCredit)
        return {
          recipientName: corps.find((corp) => corp.pkCorp === pkCorp)?.corpName ?? '',
          amount: fen === undefined ? null : fenToDecimal(fen),
          remark,
          trade: await toTrade(read, actor.fkCorp, trade),
          state: line ? stateOf[line.state] : 'DRAFT',
          creditNo: ticketOfPart?.creditNo ?? null,
          pkCredit: seen.find(({ pkCredit }) => pkCredit === ticketOfPart?.pkCredit)?.pkCredit ?? null,
          reason: line?.reason ?? null,
        }
      }),
    ),
  }
}
