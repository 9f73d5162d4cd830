import { exchange } from '@jinpiao/contract/exchange'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { ExchangeCheck } from './ExchangeCheck.tsx'
import { exchangeDetail } from './ExchangeDetail.tsx'
import { ExchangeEditor } from './ExchangeEditor.tsx'
import { exchangeForm, totalOf } from './exchangeForm.ts'
import { findProblems, useExchangeFacts } from './useExchangeFacts.ts'

/** 换票: tickets for a bank's bill of the same face value. */
export const exchangeApply = defineApply({
  of: exchange,
  name: 'exchange',
  title: 'exchange',
  form: exchangeForm,
  useFacts: useExchangeFacts,
  problems: findProblems,
  Editor: ExchangeEditor,
  Check: ExchangeCheck,
  detail: exchangeDetail,
  columns: ['acceptorName', 'ticketCount', 'amount', { key: 'feeAmount', secondary: true }, 'promisedDate'],
  parties: ({ acceptorName, tickets }) => [{ name: acceptorName, amount: totalOf(tickets) }],
  fieldsMeant: () => ({
    acceptorName: ['fkProduct'],
    billDueDate: ['billDueDate'],
    receivingAccount: ['pkAccount'],
  }),
})
