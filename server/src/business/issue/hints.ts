import type { IssueLine } from '@jinpiao/contract/issue'
import { judgeTenor, needsSupplierConsent } from '@jinpiao/contract/tenor'
import { formatMoney } from '@jinpiao/values/money'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import type { QueryContext } from '../../acts/context.ts'
import { holidays } from '../../acts/holidays.ts'
import { todayOf } from '../../domain/clock.ts'
import type { Application } from '../../flow/application.ts'
import type { FoundHint } from '../../flow/business.ts'
import { circulatingOf } from '../../queries/home.ts'
import { invoiceCover } from '../invoiceCover.ts'
import { readContractUse, readTenorRule } from './facts.ts'

/** A supplier that holds more than this share of what circulates is worth a second look (product §4.5). */
const CONCENTRATION_PERCENT = 30n

/** Facts that a reviewer should see beside the form. */
export async function readHints(
  context: QueryContext,
  application: Application,
  line: IssueLine,
): Promise<FoundHint[]> {
  return [
    ...(await dateHints(context, application, line)),
    ...(await concentration(context, application)),
    ...(await contractUsed(context, application)),
    ...invoiceCover(application.amountFen, line.trade.invoices),
  ]
}

async function dateHints(
  { read, actor, clock }: QueryContext,
  application: Application,
  line: IssueLine,
): Promise<FoundHint[]> {
  const { promisedDate, fkCounterparty } = application
  if (promisedDate === null) return []
  const today = todayOf(clock)
  const issueDate = application.submittedAt?.slice(0, 10) ?? today
  const verdict = judgeTenor({ issueDate, promisedDate }, await readTenorRule(read, actor.fkCorp))
  const found: FoundHint[] = []
  if (verdict.ok && verdict.needsReason) found.push(['LONG_TENOR', String(verdict.softMaxMonths), line.tenorReason])
  const payable = nextWorkingDay(promisedDate, await holidays(read))
  if (payable !== promisedDate) found.push(['HOLIDAY', payable])
  const supplier = await read
    .selectFrom('corp')
    .select('scale')
    .where('pkCorp', '=', fkCounterparty ?? '')
    .executeTakeFirst()
  const deliveredDate = line.trade.deliveredDate || undefined
  const consent = supplier && needsSupplierConsent({ deliveredDate, promisedDate, scale: supplier.scale })
  if (consent) found.push(['SME_CONSENT'])
  return found
}

async function concentration(context: QueryContext, application: Application): Promise<FoundHint[]> {
  const { amountFen, fkCounterparty } = application
  if (amountFen === null || fkCounterparty === null) return []
  // By whom it was issued to: who holds it now is not the issuer's to know (I26).
  const { all, own } = await circulatingOf(context, fkCounterparty)
  if (all === 0n) return []
  const percent = (own * 100n) / all
  return percent > CONCENTRATION_PERCENT ? [['CONCENTRATION', String(percent)]] : []
}

async function contractUsed({ read, actor }: QueryContext, application: Application): Promise<FoundHint[]> {
  if (!application.contractNo) return []
  const used = await readContractUse(read, actor.fkCorp, application.contractNo, application.pkApply)
  return used > 0n ? [['CONTRACT_USED', formatMoney(used)]] : []
}
