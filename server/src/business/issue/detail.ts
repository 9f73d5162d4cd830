import type { DataOf } from '@jinpiao/contract/endpoint'
import type { IssueLine, issue } from '@jinpiao/contract/issue'
import { filesOfTrade } from '@jinpiao/contract/trade'
import type { QueryContext } from '../../acts/context.ts'
import { availableFen, impactOn } from '../../domain/limit.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readLines } from '../../flow/lines.ts'
import { readIssueVoucher } from '../../flow/voucher.ts'
import { readIssuer } from '../../queries/issuers.ts'
import { toTrade } from '../../queries/trade.ts'

type Detail = OwnDetail<DataOf<typeof issue.get>>

/** What a reviewer decides on besides the form and its trail (product §4.5). */
export async function toIssueDetail(context: QueryContext, application: Application, line: IssueLine): Promise<Detail> {
  const { read, actor } = context
  return {
    issuerName: actor.corpName,
    trade: await toTrade(read, actor.fkCorp, line.trade),
    voucher: await voucherOf(context, application, line),
    limit: await readImpact(context, application),
  }
}

/** Null until the ticket is born. */
async function voucherOf(context: QueryContext, application: Application, line: IssueLine): Promise<Detail['voucher']> {
  const isIssued =
    application.businessType === 'ISSUE' && (await readLines(context.read, application.pkApply)).length > 0
  return isIssued ? readIssueVoucher(context, application, filesOfTrade(line.trade)) : null
}

/** The limit without and with this application: a draft takes from it, a submitted one has already been taken. */
async function readImpact({ read, actor }: QueryContext, application: Application): Promise<Detail['limit']> {
  const { fkLimit, amountFen, state, businessType } = application
  if (!fkLimit || amountFen === null) return null
  const limit = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .selectAll('l')
    .select('s.corpName as sourceName')
    .where('l.pkLimit', '=', fkLimit)
    .where('l.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  if (!limit) return null
  const now = availableFen(limit)
  const frozen = state === 'PENDING_DIRECTOR' || state === 'PENDING_FINAL'
  const [before, after] =
    businessType === 'ISSUE_CANCEL'
      ? [now, state === 'DONE' ? now : now + amountFen]
      : frozen
        ? [now + amountFen, now]
        : [now, state === 'DRAFT' || state === 'RETURNED' ? now - amountFen : now]
  return {
    sourceName: limit.sourceName,
    product: limit.product,
    ...impactOn(limit, await readIssuer(read, actor.fkCorp), [before, after]),
  }
}
