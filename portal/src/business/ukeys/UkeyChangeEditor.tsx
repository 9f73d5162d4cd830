import { readersOf } from '@jinpiao/contract/reasons'
import { type UkeyKind, ukeyKindNames, ukeyKinds, ukeyStates } from '@jinpiao/contract/states/ukey'
import { maxLength } from '@jinpiao/contract/terms'
import { UKEY_FEE } from '@jinpiao/contract/ukeyApply'
import type { OwnUkey, ukeyChange } from '@jinpiao/contract/ukeyChange'
import { kindStates, makesKey, needsDelivery, needsLetter } from '@jinpiao/contract/ukeyChangeRules'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { HeldFiles } from '#portal/business/trade/HeldFiles.tsx'
import { LetterTemplate } from '#portal/parts/LetterTemplate.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { heading } from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import type { UkeyChangeForm, UkeyChangeFormFacts } from './ukeyChangeForm.ts'

/** The form: what is wanted first, because it decides which keys fit and what else is asked for. */
export function UkeyChangeEditor({
  state,
  facts,
  onChecked,
}: EditorProps<typeof ukeyChange, UkeyChangeForm, UkeyChangeFormFacts>) {
  const { t } = useTranslation('ukeyOrders')
  const [uploading, setUploading] = useState(0)
  return (
    <ApplyEditor
      state={state}
      rail={<ChangeNote />}
      isUploading={uploading > 0}
      focusFirst={() => document.getElementById('ukeyKind')?.querySelector('input')?.focus()}
      lines={{ name: 'ukeyChange', place: () => '' }}
      onChecked={onChecked}
    >
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('wanted')}</legend>
        <KindField />
        <KeyField keys={facts.keys} />
      </fieldset>
      <WhyFields onPending={setUploading} />
      <Delivery />
    </ApplyEditor>
  )
}

const useKind = () => useWatch<UkeyChangeForm, 'ukeyKind'>({ name: 'ukeyKind' })

function KindField() {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const kind = useField<UkeyKind>('ukeyKind')
  return (
    <RadioGroup
      {...kind}
      onChange={(each) => kind.onChange(each as UkeyKind)}
      label={name('ukeyKind')}
      options={ukeyKindNames.map((each) => ({
        value: each,
        label: words(ukeyKinds[each].label),
        description: t(`kind.${each}`),
      }))}
      isRequired
    />
  )
}

function KeyField({ keys }: { keys: readonly OwnUkey[] }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const kind = useKind()
  const key = useField('pkUkey')
  const refusal = ({ ukeyState, openNo }: OwnUkey) => {
    if (!kindStates[kind].includes(ukeyState)) return words(ukeyStates[ukeyState].label)
    return openNo === null ? undefined : t('waits', { applyNo: openNo })
  }
  if (keys.length === 0) return <InlineMessage tone="info">{t('noKey')}</InlineMessage>
  return (
    <Select
      {...key}
      label={name('ukeySuffix')}
      options={keys.map((each) => {
        const disabledReason = refusal(each)
        return {
          id: each.pkUkey,
          label: t('keyOf', { suffix: each.ukeySuffix, bearer: each.bearerName }),
          description: t('keyState', { post: each.ukeyPost, state: words(ukeyStates[each.ukeyState].label) }),
          ...(disabledReason !== undefined && { disabledReason }),
        }
      })}
      isRequired
    />
  )
}

function WhyFields({ onPending }: { onPending: (pending: number) => void }) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const kind = useKind()
  const why = useTextInput('ukeyReason')
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('why')}</legend>
      <TextArea
        {...why}
        label={name('ukeyReason')}
        description={words(readersOf('REASON_UKEY'))}
        maxLength={maxLength('ukeyReason')}
        rows={2}
        isRequired
      />
      {needsLetter(kind) && (
        <>
          <LetterTemplate />
          <HeldFiles
            name="authorisationFiles"
            label={name('authorisationFiles')}
            description={t('letterHint')}
            isRequired
            onPending={onPending}
          />
        </>
      )}
    </fieldset>
  )
}

function Delivery() {
  const { t } = useTranslation('ukeyOrders')
  if (!needsDelivery(useKind())) return null
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('delivery')}</legend>
      <DeliveryFields />
    </fieldset>
  )
}

/** What the wanted change ends and begins. */
function ChangeNote() {
  const { t } = useTranslation('ukeyOrders')
  const kind = useKind()
  return (
    <section className={css.side}>
      <h3 className={heading}>{t('noteTitle')}</h3>
      <p className={css.hint}>{t(`after.${kind}`)}</p>
      {makesKey(kind) && (
        <p className={css.hint}>
          <ProseText>{t('noteFee', { fee: UKEY_FEE })}</ProseText>
        </p>
      )}
    </section>
  )
}
