import { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { SwitchedOff } from './SwitchedOff.tsx'
import { UkeyApplyCheck } from './UkeyApplyCheck.tsx'
import { ukeyApplyDetail } from './UkeyApplyDetail.tsx'
import { UkeyApplyEditor } from './UkeyApplyEditor.tsx'
import { findProblems, ukeyApplyForm } from './ukeyApplyForm.ts'
import { useUkeyFacts } from './useUkeyFacts.ts'

/** UKEY申请: keys for people of the enterprise; the platform answers. */
export const ukeyApplication = defineApply({
  of: ukeyApply,
  name: 'ukeyApply',
  title: 'ukeyApply',
  form: ukeyApplyForm,
  useFacts: useUkeyFacts,
  instead: ({ isOpen }) => (isOpen ? undefined : <SwitchedOff page="ukeyApply" />),
  problems: findProblems,
  Editor: UkeyApplyEditor,
  Check: UkeyApplyCheck,
  detail: ukeyApplyDetail,
  columns: ['bearerName', { key: 'algorithm', secondary: true }, 'ukeyStage'],
  parties: ({ lines }) => lines.map(({ bearerName }) => ({ name: bearerName })),
})
