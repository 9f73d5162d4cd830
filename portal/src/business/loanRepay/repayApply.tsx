import { loanRepay } from '@jinpiao/contract/loanRepay'
import { decimalToFen } from '@jinpiao/values/money'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { RepayCheck } from './RepayCheck.tsx'
import { repayDetail } from './RepayDetail.tsx'
import { RepayEditor } from './RepayEditor.tsx'
import { repayColumns } from './repayColumns.ts'
import { repayForm } from './repayForm.ts'
import { findProblems, useRepayFacts } from './useRepayFacts.ts'

/** 提前还款 of a loan, or of a part of it. */
export const repayApply = defineApply({
  of: loanRepay,
  name: 'loanRepay',
  title: 'repayApply',
  form: repayForm,
  useFacts: useRepayFacts,
  problems: findProblems,
  Editor: RepayEditor,
  Check: RepayCheck,
  detail: repayDetail,
  columns: repayColumns,
  parties: ({ funderName, totalQuoted }) => [
    { name: funderName, ...(totalQuoted !== '' && { amount: decimalToFen(totalQuoted) }) },
  ],
  fieldsMeant: () => ({
    repayKind: ['kind'],
    repayPrincipal: ['principal'],
    repayAccount: ['pkAccount'],
  }),
})
