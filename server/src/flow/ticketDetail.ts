import type { getCredit as getCreditEndpoint } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { amountInWords } from '@jinpiao/values/amountInWords'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { ticketRows, toTicket } from '../queries/credits.ts'
import { readSteps } from '../queries/steps.ts'
import { toTrade } from '../queries/trade.ts'
import { seenBy } from '../tickets/seen.ts'
import { anyApplication } from './application.ts'
import { type Businesses, businessOf } from './business.ts'
import { readVoucher } from './voucher.ts'

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
  const output = await read
    .selectFrom('application_line')
    .select('line')
    .where('pkApply', '=', birth.pkApply)
    .where('pkCredit', '=', pkCredit)
    .executeTakeFirst()
  const ownBirth = birth.fkCorp === actor.fkCorp
  // I26: the trade behind a ticket is known to the two who made it, not to the issuer of the whole.
  const isParty = ownBirth || row.fkHolder === actor.fkCorp
  const trade = output && isParty ? business.trade?.(payload, output.line) : undefined
  // How an enterprise reviewed inside what it passed on is its own affair; the others see their own acts.
  const steps = await readSteps(context, birth.pkApply)
  const isIssue = row.parentCredit === null
  return {
    ticket: toTicket(context, row),
    applyNo: ownBirth ? birth.applyNo : null,
    bornBy: birth.businessType,
    amountInWords: amountInWords(row.amountFen),
    trade: trade ? await toTrade(read, actor.fkCorp, trade) : null,
    steps: ownBirth ? steps : steps.filter((step) => step.corpName === actor.corpName),
    voucher: isIssue ? await readVoucher(read, birth, business.files?.(payload) ?? []) : null,
  }
}
