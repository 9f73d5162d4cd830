import { issue } from '@jinpiao/contract/issue'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf, tradeFieldsMeant } from '#portal/business/trade/tradeForm.ts'
import { ImportTab } from './ImportTab.tsx'
import { IssueCheck } from './IssueCheck.tsx'
import { issueDetail } from './IssueDetail.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { issueForm } from './issueForm.ts'
import { findProblems } from './issueProblems.ts'
import { useIssueFacts } from './useIssueFacts.ts'

/** 新增开立: one supplier or many, by form or by sheet. */
export const issueApply = defineApply({
  of: issue,
  name: 'issue',
  title: 'issue',
  form: issueForm,
  useFacts: useIssueFacts,
  problems: findProblems,
  Editor: IssueEditor,
  Check: IssueCheck,
  detail: issueDetail,
  columns: ['supplierName', 'amount', 'promisedDate'],
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
  tabs: [
    { id: 'import', label: 'import', Content: ({ toCheck }) => <ImportTab onReady={(lines) => toCheck({ lines })} /> },
  ],
})
