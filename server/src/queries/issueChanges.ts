import type { Language } from '@jinpiao/contract/errors'
import { type InvoiceInput, invoiceName } from '@jinpiao/contract/invoice'
import { filesOfTrade, type IssueLine } from '@jinpiao/contract/issue'
import { formatMoney } from '@jinpiao/values/money'
import type { Application } from '../commands/applications.ts'
import type { QueryContext } from '../commands/context.ts'
import { findSupplier, ownFiles } from '../commands/issueFacts.ts'
import { lineOf } from '../domain/issueLine.ts'

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
  const before = await readable(context, lineOf({ payload: submitted.payload }))
  const after = await readable(context, lineOf(application))
  return Object.keys(after).flatMap((field) => {
    const change = { field, before: before[field] ?? '', after: after[field] ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

const amountText = ({ amountWithTax }: InvoiceInput, language: Language) =>
  amountWithTax === '' ? '' : `${formatMoney(amountWithTax)} ${language === 'zh-CN' ? '元' : 'yuan'}`

/** The form as field → text, keys replaced by the names that people know. */
async function readable({ read, actor, language }: QueryContext, line: IssueLine): Promise<Record<string, string>> {
  const supplier = await findSupplier(read, actor.fkCorp, line.pkSupplier)
  const limit = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .select(['s.corpName', 'l.product'])
    .where('l.pkLimit', '=', line.pkLimit)
    .where('l.fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const { trade } = line
  const files = await ownFiles(read, actor.fkCorp, filesOfTrade(trade))
  const named = (ids: readonly string[]) =>
    files.flatMap(({ pkFile, name }) => (ids.includes(pkFile) ? [name] : [])).join('、')
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
    'trade.fileIds': named(trade.fileIds),
    'trade.invoices': trade.invoices
      .map((invoice) => [
        invoiceName(invoice),
        invoice.issueDate,
        amountText(invoice, language),
        named(invoice.invoiceFileIds),
      ])
      .map((parts) => parts.filter(Boolean).join(' '))
      .join('；'),
    'trade.otherFileIds': named(trade.otherFileIds),
    remark: line.remark,
  }
}
