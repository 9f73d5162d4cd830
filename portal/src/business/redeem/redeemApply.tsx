import { redeem } from '@jinpiao/contract/redeem'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { DueTickets } from './DueTickets.tsx'
import { PayingLines } from './PayingLines.tsx'
import { RedeemCheck } from './RedeemCheck.tsx'
import { redeemDetail } from './RedeemDetail.tsx'
import { RedeemEditor } from './RedeemEditor.tsx'
import { payeesOf, redeemForm, withTickets } from './redeemForm.ts'
import { useRedeemCounts } from './useRedeemCounts.ts'
import { findProblems, useRedeemFacts } from './useRedeemFacts.ts'

/** 兑付登记: what is due is chosen, paid as a batch, and what the bank has done with it is registered. */
export const redeemApply = defineApply({
  of: redeem,
  name: 'redeem',
  title: 'redeemRegister',
  form: redeemForm,
  useFacts: useRedeemFacts,
  problems: findProblems,
  Editor: RedeemEditor,
  Check: RedeemCheck,
  detail: redeemDetail,
  columns: ['payeeName', 'lineCount', 'amount', 'promisedDate', { key: 'paidAmount', secondary: true }],
  parties: ({ tickets }) => payeesOf(tickets).map(({ name, fen }) => ({ name, amount: fen })),
  useCounts: useRedeemCounts,
  tabs: [
    {
      id: 'due',
      label: 'due',
      before: true,
      isList: true,
      Content: ({ toForm }) => <DueTickets onChosen={(tickets) => toForm((begun) => withTickets(begun, tickets))} />,
    },
    { id: 'paying', label: 'paying', isList: true, Content: PayingLines },
  ],
})
