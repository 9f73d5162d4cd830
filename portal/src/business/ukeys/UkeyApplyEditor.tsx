import { type KeyAlgorithm, keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import { UKEY_FEE, type ukeyApply } from '@jinpiao/contract/ukeyApply'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { focusLine, Lines } from '#portal/archetypes/apply/Lines.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { heading } from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { copiedDelivery, isDeliveryEmpty } from './deliveryForm.ts'
import { emptyUkeyLine, type UkeyApplyForm, type UkeyFormFacts, type UkeyLine } from './ukeyApplyForm.ts'

/** As many people as a small enterprise has. */
const MAX_LINES = 20

/** The form: one line a person, each with the key and the way on which it comes. */
export function UkeyApplyEditor({
  state,
  facts,
  onChecked,
}: EditorProps<typeof ukeyApply, UkeyApplyForm, UkeyFormFacts>) {
  const { t } = useTranslation(['ukeyOrders', 'apply'])
  const { words } = useTerms()
  const { findProblems, problems } = state
  const lines = { name: 'lines', place: (number: number) => t('apply:place', { number }) }
  return (
    <ApplyEditor
      state={state}
      rail={<UkeyNote />}
      isUploading={false}
      focusFirst={() => focusLine(0)}
      lines={lines}
      onChecked={onChecked}
    >
      <Lines<UkeyLine>
        lines={lines}
        findProblems={findProblems}
        problems={problems}
        factsOf={({ bearerName, algorithm }) => ({ party: bearerName, note: words(keyAlgorithms[algorithm].label) })}
        empty={() => emptyUkeyLine(facts)}
        copy={{
          isFree: isDeliveryEmpty,
          entries: copiedDelivery,
          done: (place) => t('deliveryCopied', { place }),
        }}
        addLabel={t('addPerson')}
        fullReason={(count) => (count >= MAX_LINES ? t('tooMany', { max: MAX_LINES }) : undefined)}
        isStored={({ pkApply }) => pkApply !== undefined}
        onRemoved={() => {}}
      >
        {({ index, place }) => <PersonFields facts={facts} line={index} place={place} />}
      </Lines>
    </ApplyEditor>
  )
}

interface PersonFieldsProps {
  facts: UkeyFormFacts
  line: number
  /** 第 2 笔. None where there is one. */
  place: string | undefined
}

function PersonFields({ facts, line, place }: PersonFieldsProps) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const { setValue } = useFormContext()
  const at = `lines.${line}.`
  const bearer = useField(`${at}userId`)
  const algorithm = useField<KeyAlgorithm>(`${at}algorithm`)
  return (
    <>
      <fieldset className={css.group}>
        {/* The head of a line says it to the eye. */}
        <legend className={place === undefined ? css.legend : visuallyHidden}>{place ?? t('person')}</legend>
        <Select
          {...bearer}
          onChange={(userId) => {
            bearer.onChange(userId)
            const chosen = facts.bearers.find((each) => each.userId === userId)
            setValue(`${at}bearerName`, chosen?.bearerName ?? '', { shouldDirty: true })
          }}
          label={name('bearerName')}
          description={t('bearerHint')}
          options={facts.bearers.map(({ userId, bearerName, ukeyPost, ukeySuffix, openNo }) => ({
            id: userId,
            label: bearerName,
            description: ukeySuffix === null ? ukeyPost : t('hasKey', { post: ukeyPost, suffix: ukeySuffix }),
            ...(openNo !== null && { disabledReason: t('waits', { applyNo: openNo }) }),
          }))}
          isRequired
        />
        <RadioGroup
          {...algorithm}
          onChange={(each) => algorithm.onChange(each as KeyAlgorithm)}
          label={name('algorithm')}
          description={t(facts.algorithms.length > 1 ? 'algorithmHint' : 'onlyRsa')}
          orientation="horizontal"
          options={facts.algorithms.map((each) => ({ value: each, label: words(keyAlgorithms[each].label) }))}
          isRequired
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('delivery')}</legend>
        <DeliveryFields name={at} />
      </fieldset>
    </>
  )
}

/** What a key costs, and what comes after the form. */
export function UkeyNote() {
  const { t } = useTranslation('ukeyOrders')
  return (
    <section className={css.side}>
      <h3 className={heading}>{t('noteTitle')}</h3>
      <p className={css.hint}>
        <ProseText>{t('noteFee', { fee: UKEY_FEE })}</ProseText>
      </p>
      <p className={css.hint}>{t('noteWay')}</p>
      <p className={css.hint}>{t('noteCode')}</p>
    </section>
  )
}
