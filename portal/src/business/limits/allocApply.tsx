import { limitAlloc } from '@jinpiao/contract/limitAlloc'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { AllocCheck } from './AllocCheck.tsx'
import { allocDetail } from './AllocDetail.tsx'
import { AllocEditor } from './AllocEditor.tsx'
import { allocForm, findProblems } from './allocForm.ts'
import { useAllocFacts } from './useAllocFacts.ts'

/** 额度分配 and 收回, between a limit and a member's part of it. */
export const allocApply = defineApply({
  of: limitAlloc,
  name: 'limitAlloc',
  title: 'limitAlloc',
  form: allocForm,
  useFacts: useAllocFacts,
  problems: findProblems,
  Editor: AllocEditor,
  Check: AllocCheck,
  detail: allocDetail,
  columns: ['memberName', 'move', 'amount', { key: 'sourceName', secondary: true }],
  parties: ({ memberName, amount }) => [{ name: memberName, amount: fenOf(amount) }],
  fieldsMeant: () => ({
    sourceName: ['pkLimit'],
    memberName: ['fkMember'],
    amount: ['amount'],
    remark: ['remark'],
  }),
})
