import { MAX_PACK_FILES } from '@jinpiao/contract/packPayload'
import { authKinds } from '@jinpiao/contract/states/data'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Select } from '@jinpiao/ui-kit/Select'
import { addDays } from '@jinpiao/values/days'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { LetterTemplate } from '#portal/parts/LetterTemplate.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { todayOfPacks } from './pack.ts'
import { SectionForm } from './SectionForm.tsx'
import { authSection } from './sectionForms.ts'
import type { SectionOfPack } from './useSaveSection.ts'

/** 授权书: what is allowed, until when, and the stamped paper. */
export function AuthSection({ of }: { of: SectionOfPack }) {
  const { t } = useTranslation('packUploads')
  const { words } = useTerms()
  const section = useMemo(() => authSection(of.kind), [of.kind])
  return (
    <SectionForm
      of={of}
      section={section}
      above={
        <p className={css.hint}>
          {t('authHint')} <LetterTemplate />
        </p>
      }
      factsOf={({ authKind, validTo, files }) => ({
        party: words(authKinds[authKind].label),
        note: t('authFolded', { day: validTo, count: files.length }),
      })}
    >
      {(line) => <AuthFields {...line} />}
    </SectionForm>
  )
}

interface FieldsProps {
  path: string
  place: string | undefined
  onPending: (pending: number) => void
}

function AuthFields({ path, place, onPending }: FieldsProps) {
  const { t } = useTranslation('packUploads')
  const { name, words } = useTerms()
  const kind = useField(`${path}.authKind`)
  const validTo = useField(`${path}.validTo`)
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{place ?? t('place.auth', { number: 1 })}</legend>
      <div className={fieldPair}>
        <Select
          {...kind}
          label={name('authKind')}
          options={Object.entries(authKinds).map(([id, { label }]) => ({ id, label: words(label) }))}
          isRequired
        />
        <DateField
          {...validTo}
          label={name('validTo')}
          description={t('validToHint')}
          today={todayOfPacks()}
          min={addDays(todayOfPacks(), 1)}
          isRequired
        />
      </div>
      <HeldFiles
        name={`${path}.files`}
        label={name('authorisationFiles')}
        context={place}
        maxFiles={MAX_PACK_FILES}
        onPending={onPending}
        isRequired
      />
    </fieldset>
  )
}
