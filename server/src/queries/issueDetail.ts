import type { DataOf } from '@jinpiao/contract/endpoint'
import { filesOfTrade, type getIssueApplication as detailEndpoint, type IssueLine } from '@jinpiao/contract/issue'
import { amountInWords } from '@jinpiao/values/amountInWords'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Application } from '../commands/applications.ts'
import type { QueryContext } from '../commands/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { lineOf } from '../domain/issueLine.ts'
import { availableFen } from '../domain/limit.ts'
import { readChanges } from './issueChanges.ts'
import { readHints } from './issueHints.ts'
import { toIssueApplications } from './issueRows.ts'
import { readSteps } from './steps.ts'
import { readableFiles, toTrade } from './trade.ts'
import { readVoucher } from './voucher.ts'

type Detail = DataOf<typeof detailEndpoint>

/** One application of the issue family with everything that a reviewer decides on (product §4.5). */
export async function getIssueApplication(context: QueryContext, { pkApply }: { pkApply: string }): Promise<Detail> {
  const { read, actor } = context
  const row = await read
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .where('fkCorp', '=', actor.fkCorp)
    .where('businessType', 'in', ['ISSUE', 'ISSUE_CANCEL'])
    .executeTakeFirst()
  const hidden = row?.state === 'DRAFT' && actor.post !== 'OPERATOR'
  if (!row || hidden) throw new BusinessError('01000302')
  const application = row as Application
  const [listed] = await toIssueApplications(context, [application])
  if (!listed) throw new BusinessError('01000302')
  const line = await lineBehind(context, application)
  return {
    application: listed,
    line,
    issuerName: actor.corpName,
    amountInWords: application.amountFen === null ? '' : amountInWords(application.amountFen),
    trade: await toTrade(read, actor.fkCorp, line.trade),
    files: await readableFiles(read, actor.fkCorp, filesOfTrade(line.trade)),
    steps: await readSteps(context, pkApply),
    voucher: await readVoucher(read, pkApply),
    changes: await readChanges(context, application),
    limit: await readImpact(context, application),
    risks: application.businessType === 'ISSUE' ? await readHints(context, application, line) : [],
  }
}

/** The form; for a cancellation that of the issue it takes back. */
async function lineBehind({ read, actor }: QueryContext, application: Application): Promise<IssueLine> {
  if (application.businessType === 'ISSUE') return lineOf(application)
  const { pkCredit } = JSON.parse(application.payload) as { pkCredit: string }
  const issue = await read
    .selectFrom('ticket as t')
    .innerJoin('application as a', 'a.pkApply', 't.bornBy')
    .select('a.payload')
    .where('t.pkCredit', '=', pkCredit)
    .where('a.fkCorp', '=', actor.fkCorp)
    .executeTakeFirstOrThrow()
  return lineOf(issue)
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
    available: fenToDecimal(before),
    availableAfter: fenToDecimal(after),
  }
}
