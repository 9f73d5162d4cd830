import type { DetailOf } from '@jinpiao/contract/applications'
import { issue } from '@jinpiao/contract/issue'
import type { Apply } from '#portal/archetypes/apply/apply.ts'
import { fenOf, tradeFieldsMeant } from '#portal/business/trade/tradeForm.ts'
import { IssueDetail, issueFace, LimitImpact } from './IssueDetail.tsx'
import {
  emptyLine,
  type IssueForm,
  isUntouched,
  lineField,
  onlyLimit,
  parseIssueForm,
  toIssueLine,
  toLineForm,
} from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

export const issueDetail = { face: issueFace, facts: IssueDetail, rail: LimitImpact }

/** 新增开立 as the archetype takes it; the only limit that there is stands in each new form. */
export const issueApply = (facts?: Pick<IssueFacts, 'limits'>): Apply<typeof issue, IssueForm> => ({
  of: issue,
  name: 'issue',
  title: 'issue',
  empty: () => ({ lines: [emptyLine(facts && onlyLimit(facts.limits))] }),
  parse: parseIssueForm,
  isUntouched,
  lines: ({ lines }) =>
    lines.map((line) => ({ pkApply: line.pkApply, version: line.version, payload: toIssueLine(line) })),
  stored: ({ lines }, saved) => ({ lines: lines.map((line, index) => ({ ...line, ...saved[index] })) }),
  fill,
  fieldId: lineField,
  parties: ({ lines }) => lines.map(({ supplierName, amount }) => ({ name: supplierName, amount: fenOf(amount) })),
  // What came back is one line.
  fieldsMeant: () => ({
    sourceName: ['lines.0.pkLimit'],
    supplierName: ['lines.0.pkSupplier'],
    amount: ['lines.0.amount'],
    promisedDate: ['lines.0.promisedDate'],
    // Asked for only beyond a term.
    tenorReason: ['lines.0.tenorReason', 'lines.0.promisedDate'],
    remark: ['lines.0.remark'],
    ...tradeFieldsMeant('lines.0.trade'),
  }),
  columns: ['supplierName', 'amount', 'promisedDate'],
  detail: issueDetail,
})

function fill({ application, payload, files }: DetailOf<typeof issue>, isCopy: boolean): IssueForm {
  const { supplierName, pkApply, version } = application
  const line = toLineForm(payload, { supplierName, files, ...(!isCopy && { pkApply, version }) })
  // An invoice backs one ticket: a copy begins without.
  return { lines: [isCopy ? { ...line, trade: { ...line.trade, invoices: [] } } : line] }
}
