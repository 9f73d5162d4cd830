import { ukeyChange } from '@jinpiao/contract/ukeyChange'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { SwitchedOff } from './SwitchedOff.tsx'
import { UkeyChangeCheck } from './UkeyChangeCheck.tsx'
import { ukeyChangeDetail } from './UkeyChangeDetail.tsx'
import { UkeyChangeEditor } from './UkeyChangeEditor.tsx'
import { findProblems, ukeyChangeForm } from './ukeyChangeForm.ts'
import { useChangeFacts } from './useChangeFacts.ts'

/** UKEY更新与重置: a key is renewed, replaced, reset or given up; the platform answers. */
export const ukeyChanging = defineApply({
  of: ukeyChange,
  name: 'ukeyChange',
  title: 'ukeyReset',
  form: ukeyChangeForm,
  useFacts: useChangeFacts,
  instead: ({ isOpen }) => (isOpen ? undefined : <SwitchedOff page="ukeyReset" />),
  problems: findProblems,
  Editor: UkeyChangeEditor,
  Check: UkeyChangeCheck,
  detail: ukeyChangeDetail,
  columns: ['bearerName', 'ukeyKind', { key: 'ukeySuffix', secondary: true }, 'ukeyStage'],
})
