import type { PackType } from '@jinpiao/contract/packs'
import { termOf } from '@jinpiao/contract/terms'
import { type TradeBox, tradeBoxes, tradeBoxNames } from '@jinpiao/contract/trade'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { Day } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { HeldFiles } from './HeldFiles.tsx'
import { InvoiceFields } from './InvoiceFields.tsx'
import { PackPicker } from './PackPicker.tsx'
import { usePending } from './usePending.ts'

export interface TradeFieldsProps {
  /** Path of the trade background in the form, and of the amount that it backs. */
  name: string
  amountName: string
  /** What it backs: the words differ. */
  of: keyof Texts['trade']['hint']
  /** 第 2 笔, for names that would be the same in every line. None when there is one line. */
  place: string | undefined
  today: Day
  /** spec §5: suppliers that are not of the first level give invoices, fund flow and further material. */
  needsProofs?: boolean
  onPending: (pending: number) => void
}

/** Packs that fill in the fields; what is transferred has none. */
const packOf: Partial<Record<TradeFieldsProps['of'], PackType>> = { issue: 'ISSUE_PACK', finance: 'FINANCE_PACK' }

/**
 * 贸易背景: the contract that the ticket pays for, its invoices, and what else there is. What must be there is said
 * before anything is typed (P3).
 */
export function TradeFields({ name, amountName, of, place, today, needsProofs = false, onPending }: TradeFieldsProps) {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const hints: Partial<Record<TradeBox, string>> = {
    contractAmount: t(`contractAmountHint.${of}`),
    deliveredDate: t('deliveredHint'),
  }
  const pending = usePending(onPending)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {place === undefined ? terms.name('tradeBackground') : t('of', { place, part: terms.name('tradeBackground') })}
      </legend>
      <p className={css.hint}>{t(`hint.${of}`)}</p>
      {needsProofs && <p className={css.hint}>{t('proofsHint')}</p>}
      {packOf[of] && <PackPicker kind={packOf[of]} name={name} context={place} />}
      <div className={fieldPair}>
        {tradeBoxNames.map((box) => {
          const Field = fieldOf(box)
          return <Field key={box} name={`${name}.${box}`} box={box} hint={hints[box]} today={today} />
        })}
      </div>
      <HeldFiles
        name={`${name}.files`}
        label={terms.name('contractFiles')}
        context={place}
        onPending={pending.of('contract')}
        isRequired
      />
      <InvoiceFields
        name={`${name}.invoices`}
        amountName={amountName}
        of={of}
        place={place}
        today={today}
        isRequired={needsProofs}
        pending={pending}
      />
      {needsProofs && (
        <HeldFiles
          name={`${name}.fundFlowFiles`}
          label={terms.name('fundFlowFiles')}
          context={place}
          description={t('fundFlowHint')}
          onPending={pending.of('fundFlow')}
          isRequired
        />
      )}
      <HeldFiles
        name={`${name}.otherFiles`}
        label={terms.name('otherFiles')}
        context={place}
        description={t('otherFilesHint')}
        onPending={pending.of('other')}
        isRequired={needsProofs}
      />
    </fieldset>
  )
}

interface BoxFieldProps {
  /** Path in the form. */
  name: string
  box: TradeBox
  hint: string | undefined
  today: Day
}

function fieldOf(box: TradeBox) {
  const { kind } = termOf(box)
  return kind === 'money' ? MoneyBox : kind === 'day' ? DayBox : TextBox
}

const needOf = (box: TradeBox) => {
  const { isRequired } = tradeBoxes[box]
  return { isRequired, isOptional: !isRequired }
}

function TextBox({ name, box, hint }: BoxFieldProps) {
  const terms = useTerms()
  return (
    <TextField
      {...useTextInput(name)}
      label={terms.name(box)}
      {...(hint !== undefined && { description: hint })}
      {...needOf(box)}
    />
  )
}

function MoneyBox({ name, box, hint }: BoxFieldProps) {
  const terms = useTerms()
  return <MoneyField {...useField(name)} label={terms.heading(box)} description={hint} {...needOf(box)} />
}

function DayBox({ name, box, hint, today }: BoxFieldProps) {
  const terms = useTerms()
  return <DateField {...useField(name)} label={terms.name(box)} description={hint} today={today} {...needOf(box)} />
}
