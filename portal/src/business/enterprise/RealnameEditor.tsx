import type { realname } from '@jinpiao/contract/realname'
import { maxLength } from '@jinpiao/contract/terms'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { Fragment, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { usePending } from '#portal/business/trade/usePending.ts'
import { LetterTemplate } from '#portal/parts/LetterTemplate.tsx'
import { heading } from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { RealnamePanel } from './RealnamePanel.tsx'
import type { RealnameForm, RealnameFormFacts } from './realnameForm.ts'

/** The form below the state of the enterprise; no form while a verification is with the platform. */
export function RealnameEditor({
  state,
  facts,
  onChecked,
}: EditorProps<typeof realname, RealnameForm, RealnameFormFacts>) {
  const [uploading, setUploading] = useState(0)
  if (facts.corp.reviewing !== null) return <RealnamePanel corp={facts.corp} />
  return (
    <ApplyEditor
      state={state}
      rail={<FilesNote />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('legalPersonName')?.focus()}
      lines={{ name: 'realname', place: () => '' }}
      onChecked={onChecked}
    >
      <RealnamePanel corp={facts.corp} />
      <LegalFields facts={facts} />
      <LicenceFields facts={facts} />
      <FileFields onPending={setUploading} />
    </ApplyEditor>
  )
}

function LegalFields({ facts: { today, registry, registered } }: { facts: RealnameFormFacts }) {
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  const person = useField('legalPersonName')
  const { id, value, onChange, error } = useField('legalIdCode')
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('legal')}</legend>
      {(registry !== null || registered !== null) && <InlineMessage tone="info">{t('prefilled')}</InlineMessage>}
      <TextField {...person} label={name('legalPersonName')} maxLength={maxLength('legalPersonName')} isRequired />
      <IdCardField
        id={id}
        value={value}
        onChange={onChange}
        error={error}
        label={name('legalIdCode')}
        today={today}
        isRequired
      />
    </fieldset>
  )
}

function LicenceFields({ facts: { today } }: { facts: RealnameFormFacts }) {
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  const licenceNo = useField('licenceNo')
  const from = useField('licenceFrom')
  const to = useField('licenceTo')
  const longTerm = useField<boolean>('isLongTerm')
  const bizAddress = useField('bizAddress')
  const isLongTerm = useWatch<RealnameForm, 'isLongTerm'>({ name: 'isLongTerm' })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('licence')}</legend>
      <TextField {...licenceNo} label={name('licenceNo')} maxLength={maxLength('licenceNo')} isRequired />
      <DateField {...from} label={name('licenceFrom')} today={today} max={today} isRequired />
      <Checkbox {...longTerm} description={t('longTermHint')}>
        {name('isLongTerm')}
      </Checkbox>
      {!isLongTerm && (
        <DateField {...to} label={name('licenceTo')} description={t('licenceToHint')} today={today} isRequired />
      )}
      <TextField {...bizAddress} label={name('bizAddress')} maxLength={maxLength('bizAddress')} isRequired />
    </fieldset>
  )
}

/** A button waits for the uploads of all three. */
function FileFields({ onPending }: { onPending: (pending: number) => void }) {
  const pending = usePending(onPending)
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('files')}</legend>
      {(['licenceFiles', 'legalFiles', 'authorisationFiles'] as const).map((field) => (
        <Fragment key={field}>
          {field === 'authorisationFiles' && <LetterTemplate />}
          <HeldFiles
            name={field}
            label={name(field)}
            description={t(`${field}Hint`)}
            isRequired
            onPending={pending.of(field)}
          />
        </Fragment>
      ))}
    </fieldset>
  )
}

/** What the platform looks at. */
function FilesNote() {
  const { t } = useTranslation('enterprise')
  return (
    <section className={css.side}>
      <h3 className={heading}>{t('reviewTitle')}</h3>
      <p className={css.hint}>{t('reviewText')}</p>
      <p className={css.hint}>{t('renewalText')}</p>
    </section>
  )
}
