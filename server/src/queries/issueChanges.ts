import type { IssueLine } from '@jinpiao/contract/issue'
import type { Application } from '../commands/applications.ts'
import type { QueryContext } from '../commands/context.ts'
import { findSupplier, ownFiles } from '../commands/issueFacts.ts'

interface Change {
  field: string
  before: string
  after: string
}

/**
 * What differs from the form as it was submitted before the last return, so that a reviewer need not compare by eye
 * (product §4.5). Empty when it was never returned.
 */
export async function readChanges(context: QueryContext, application: Application): Promise<Change[]> {
  const { read } = context
  const steps = await read
    .selectFrom('application_step')
    .select(['round', 'decision', 'payload'])
    .where('pkApply', '=', application.pkApply)
    .orderBy('seq')
    .execute()
  const returned = steps.findLast((step) => step.decision === 'RETURN')
  const submitted = steps.find((step) => step.round === returned?.round && step.decision === 'SUBMIT')
  if (!submitted?.payload) return []
  const before = await readable(context, JSON.parse(submitted.payload))
  const after = await readable(context, JSON.parse(application.payload))
  return Object.keys(after).flatMap((field) => {
    const change = { field, before: before[field] ?? '', after: after[field] ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

/** The form as field → text, keys replaced by the names that people know. */
async function readable({ read, actor }: QueryContext, line: IssueLine): Promise<Record<string, string>> {
  const supplier = await findSupplier(read, actor.fkCorp, line.pkSupplier)
  const limit = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .select(['s.corpName', 'l.product'])
    .where('l.pkLimit', '=', line.pkLimit)
    .where('l.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const files = await ownFiles(read, actor.fkCorp, line.trade.fileIds)
  const { trade } = line
  return {
    pkLimit: limit ? `${limit.corpName} ${limit.product}` : '',
    pkSupplier: supplier?.corpName ?? '',
    amount: line.amount,
    promisedDate: line.promisedDate,
    tenorReason: line.tenorReason,
    'trade.contractNo': trade.contractNo,
    'trade.contractName': trade.contractName,
    'trade.contractAmount': trade.contractAmount,
    'trade.signedDate': trade.signedDate,
    'trade.deliveredDate': trade.deliveredDate,
    'trade.fileIds': files.map((file) => file.name).join('、'),
    remark: line.remark,
  }
}
