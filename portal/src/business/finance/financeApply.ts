import { finance } from '@jinpiao/contract/finance'
import { decimalToFen } from '@jinpiao/values/money'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf, tradeFieldsMeant } from '#portal/business/trade/tradeForm.ts'
import { FinanceCheck } from './FinanceCheck.tsx'
import { financeDetail } from './FinanceDetail.tsx'
import { FinanceEditor } from './FinanceEditor.tsx'
import { financeForm } from './financeForm.ts'
import { findProblems, useFinanceFacts } from './useFinanceFacts.ts'

/** 融资: a ticket, or a part of it, for money today. */
export const financeApply = defineApply({
  of: finance,
  name: 'finance',
  title: 'finance',
  form: financeForm,
  useFacts: useFinanceFacts,
  problems: findProblems,
  Editor: FinanceEditor,
  Check: FinanceCheck,
  detail: financeDetail,
  columns: ['creditNo', 'funderName', 'amount', { key: 'netAmount', secondary: true }, 'promisedDate'],
  parties: ({ funderName, amount }) => [{ name: funderName, amount: fenOf(amount) }],
  kept: ({ amount }, { ticket }) => ticket && decimalToFen(ticket.amount) - fenOf(amount),
  fieldsMeant: () => ({
    creditNo: ['fkCredit'],
    financeAmount: ['amount'],
    funderName: ['pkProduct'],
    receivingAccount: ['pkAccount'],
    ...tradeFieldsMeant('trade'),
  }),
})
