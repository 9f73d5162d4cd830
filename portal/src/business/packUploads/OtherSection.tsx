import { MAX_PACK_FILES } from '@jinpiao/contract/packPayload'
import { readersOf } from '@jinpiao/contract/reasons'
import { materialKinds } from '@jinpiao/contract/states/data'
import { maxLength } from '@jinpiao/contract/terms'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { SectionForm } from './SectionForm.tsx'
import { otherSection } from './sectionForms.ts'
import type { SectionOfPack } from './useSaveSection.ts'

/** 其他材料: flow of funds, shipping papers, statements. */
export function OtherSection({ of }: { of: SectionOfPack }) {
  const { t } = useTranslation('packUploads')
  const { words } = useTerms()
  return (
    <SectionForm
      of={of}
      section={otherSection}
      factsOf={({ materialKind, files }) => ({
        party: words(materialKinds[materialKind].label),
        note: t('filesFolded', { count: files.length }),
      })}
    >
      {(line) => <OtherFields {...line} />}
    </SectionForm>
  )
}

interface FieldsProps {
  path: string
  place: string | undefined
  onPending: (pending: number) => void
}

function OtherFields({ path, place, onPending }: FieldsProps) {
  const { t } = useTranslation('packUploads')
  const { name, words } = useTerms()
  const kind = useField(`${path}.materialKind`)
  const note = useTextInput(`${path}.materialNote`)
  return (
    <fieldset className={css.group}>
      <legend className={visuallyHidden}>{place ?? t('place.other', { number: 1 })}</legend>
      <Select
        {...kind}
        label={name('materialKind')}
        options={Object.entries(materialKinds).map(([id, { label }]) => ({ id, label: words(label) }))}
        isRequired
      />
      <TextArea
        {...note}
        label={name('materialNote')}
        description={words(readersOf('NOTE_MATERIAL'))}
        maxLength={maxLength('materialNote')}
        rows={2}
        isOptional
      />
      <HeldFiles
        name={`${path}.files`}
        label={name('materialFiles')}
        context={place}
        maxFiles={MAX_PACK_FILES}
        onPending={onPending}
        isRequired
      />
    </fieldset>
  )
}
