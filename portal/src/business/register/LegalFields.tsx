import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import { LetterTemplate } from '#portal/parts/LetterTemplate.tsx'
import * as css from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import { RegisterFiles } from './RegisterFiles.tsx'

interface LegalFieldsProps {
  ticket: RegisterTicket | undefined
  /** Told how many files of a field are under way. */
  onUploads: (field: string) => (count: number) => void
}

/** Who represents the enterprise, and the papers that prove it. */
export function LegalFields({ ticket, onUploads }: LegalFieldsProps) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const legalPersonName = useField('legalPersonName')
  const legalIdCode = useField('legalIdCode')
  const files = (field: string) => ({ name: field, ticket, onPending: onUploads(field) })
  return (
    <div className={css.fieldset}>
      <TextField {...legalPersonName} label={name('legalPersonName')} autoComplete="off" isRequired />
      <IdCardField {...legalIdCode} label={name('legalIdCode')} today={todayInShanghai(businessNow())} isRequired />
      <RegisterFiles {...files('licenceFileIds')} label={name('licenceFiles')} />
      <RegisterFiles {...files('legalFileIds')} label={name('legalFiles')} />
      <LetterTemplate />
      <RegisterFiles {...files('authorisationFileIds')} label={name('authorisationFiles')} description={t('sealed')} />
    </div>
  )
}
