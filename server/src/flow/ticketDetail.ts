import { judged } from '@jinpiao/contract/actions'
import type { getCredit as getCreditEndpoint } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { TicketState } from '@jinpiao/contract/status'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { QueryContext } from '../acts/context.ts'
import { holidays } from '../acts/holidays.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { stationsOf } from '../domain/stations.ts'
import { ticketRows, toTicket } from '../queries/credits.ts'
import { lastFailures } from '../queries/failedLines.ts'
import { paymentOf } from '../queries/payments.ts'
import { maySayPaid } from '../queries/redeemLines.ts'
import { readSteps } from '../queries/steps.ts'
import { papersOf } from '../queries/ticketPapers.ts'
import { toTrade } from '../queries/trade.ts'
import { seenBy } from '../tickets/seen.ts'
import { anyApplication } from './application.ts'
import { readBirthRemark, readBirthTrade } from './birthTrade.ts'
import { type Businesses, businessOf } from './business.ts'
import { readIssueVoucher } from './voucher.ts'

/** One ticket that the caller's enterprise sees; any other does not exist (I26). */
export async function getCredit(
  businesses: Businesses,
  context: QueryContext,
  { pkCredit }: { pkCredit: string },
): Promise<DataOf<typeof getCreditEndpoint>> {
  const { read, actor } = context
  const row = await ticketRows(read).where('t.pkCredit', '=', pkCredit).where(seenBy(actor.fkCorp)).executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  const birth = await anyApplication(read, row.bornBy)
  const business = businessOf(businesses, birth.businessType)
  const payload = business.read(birth.payload)
  const ownBirth = birth.fkCorp === actor.fkCorp
  // I26: only sender and holder see the trade behind a ticket; the issuer of the root does not.
  const isParty = ownBirth || row.fkHolder === actor.fkCorp
  const trade = isParty ? await readBirthTrade(businesses, read, row) : undefined
  const remark = isParty ? await readBirthRemark(businesses, read, row) : undefined
  // I26: only the applicant's enterprise sees its own review; any other enterprise sees the steps that it took itself.
  const steps = await readSteps(context, birth.pkApply)
  const isRoot = row.parentCredit === null
  const payment = await paymentOf(context, row)
  const failure = row.fkIssuer === actor.fkCorp ? (await lastFailures(read, [pkCredit])).get(pkCredit) : undefined
  return {
    ticket: toTicket(context, row, await holidays(read)),
    applyNo: ownBirth ? birth.applyNo : null,
    pkApply: ownBirth ? birth.pkApply : null,
    bornBy: birth.businessType,
    amountInWords: amountInWords(row.amountFen),
    trade: trade ? await toTrade(read, actor.fkCorp, trade) : null,
    stations: stationsOf(
      {
        ...row,
        state: row.state as TicketState,
        parentState: await stateOf(read, row.parentCredit),
        paidAt: payment?.paidAt ?? null,
      },
      row.fkHolder === actor.fkCorp ? 'HOLDER' : 'ISSUER',
      todayOf(context.clock),
    ),
    payment,
    failure: failure ? { ...failure, actions: maySayPaid(context) ? [judged('CLAIM', undefined)] : [] } : null,
    remark: remark || null,
    endReason: isParty ? row.endReason || null : null,
    steps: ownBirth ? steps : steps.filter((step) => step.corpName === actor.corpName),
    papers: await papersOf(context, pkCredit),
    voucher: isRoot ? await readIssueVoucher(context, birth, business.files?.(payload) ?? []) : null,
  }
}

async function stateOf(read: Reader, pkCredit: string | null): Promise<TicketState | undefined> {
  if (pkCredit === null) return undefined
  const row = await read.selectFrom('ticket').select('state').where('pkCredit', '=', pkCredit).executeTakeFirst()
  return row?.state as TicketState | undefined
}
