import { loanDraw } from '@jinpiao/contract/loanDraw'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { DrawCheck } from './DrawCheck.tsx'
import { loanDrawDetail } from './DrawDetail.tsx'
import { DrawEditor } from './DrawEditor.tsx'
import { loanDrawForm } from './loanDrawForm.ts'
import { findProblems, useDrawFacts } from './useDrawFacts.ts'

/** 支用: a loan of the enterprise's own line. */
export const loanDrawApply = defineApply({
  of: loanDraw,
  name: 'loanDraw',
  title: 'loanDraw',
  form: loanDrawForm,
  useFacts: useDrawFacts,
  problems: findProblems,
  Editor: DrawEditor,
  Check: DrawCheck,
  detail: loanDrawDetail,
  columns: [
    'funderName',
    'amount',
    'months',
    { key: 'repayMethod', secondary: true },
    { key: 'drawNo', secondary: true },
    'promisedDate',
  ],
  parties: ({ funderName, amount }) => [{ name: funderName, amount: fenOf(amount) }],
  fieldsMeant: () => ({
    amount: ['amount'],
    months: ['months'],
    repayMethod: ['method'],
    purpose: ['purpose'],
    purposeNote: ['purposeNote'],
    contractFiles: ['contractFiles'],
    receivingAccount: ['pkAccount'],
  }),
})
