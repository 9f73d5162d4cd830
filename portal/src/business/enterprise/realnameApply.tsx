import { realname } from '@jinpiao/contract/realname'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RealnameCheck } from './RealnameCheck.tsx'
import { realnameDetail } from './RealnameDetail.tsx'
import { RealnameEditor } from './RealnameEditor.tsx'
import { findProblems, realnameForm } from './realnameForm.ts'
import { useRealnameFacts } from './useRealnameFacts.ts'

/** 企业实名认证: an enterprise shows what it is; the platform answers. It has no key yet that could sign. */
export const realnameApply = defineApply({
  of: realname,
  name: 'realname',
  title: 'realname',
  form: realnameForm,
  useFacts: useRealnameFacts,
  problems: findProblems,
  Editor: RealnameEditor,
  Check: RealnameCheck,
  detail: realnameDetail,
  columns: [
    'legalPersonName',
    { key: 'licenceNo', secondary: true },
    { key: 'licenceTo', cell: (application) => <LicenceTo {...application} /> },
  ],
})

function LicenceTo({ licenceTo, isLongTerm }: { licenceTo: string | null; isLongTerm: boolean }) {
  const { name } = useTerms()
  return isLongTerm ? name('isLongTerm') : <DayText day={licenceTo} />
}
