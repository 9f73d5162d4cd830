import { refusalOf } from '@jinpiao/contract/actions'
import { readersOf } from '@jinpiao/contract/reasons'
import type { Supplier } from '@jinpiao/contract/suppliers'
import { needsSupplierConsent, tenorTerms } from '@jinpiao/contract/tenor'
import { maxLength } from '@jinpiao/contract/terms'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { isDay } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TradeFields } from '#portal/business/trade/TradeFields.tsx'
import { fenOf } from '#portal/business/trade/tradeForm.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { RemarkField } from '#portal/parts/RemarkField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type IssueForm, limitUses } from './issueForm.ts'
import { SupplierField } from './SupplierField.tsx'
import { quickDate, quickTenors, tenorNote } from './tenorNote.ts'
import type { IssueFacts } from './useIssueFacts.ts'

interface LineEditorProps {
  facts: IssueFacts
  line: number
  /** 第 2 笔. None where there is one supplier. */
  place: string | undefined
  /** A reviewer has asked for 账期合理性说明: its field is there, whatever the term. */
  isReasonAsked: boolean
  onPending: (pending: number) => void
}

/** One supplier of an issue: to whom, from which limit, how much, until when, and what for. */
export function LineEditor({ facts, line, place, isReasonAsked, onPending }: LineEditorProps) {
  const { t } = useTranslation('issue')
  const [supplier, setSupplier] = useState<Supplier>()
  return (
    <>
      <fieldset className={css.group}>
        {/* The head of a line says it to the eye. */}
        <legend className={place === undefined ? css.legend : visuallyHidden}>{place ?? t('ticketGroup')}</legend>
        <div className={fieldPair}>
          <LimitField facts={facts} line={line} />
          <SupplierField line={line} onSupplier={setSupplier} />
          <AmountField facts={facts} line={line} />
          <PromiseFields facts={facts} line={line} supplier={supplier} isReasonAsked={isReasonAsked} />
        </div>
      </fieldset>
      <TradeFields
        name={`lines.${line}.trade`}
        amountName={`lines.${line}.amount`}
        of="issue"
        place={place}
        today={facts.today}
        onPending={onPending}
      />
      <OtherFields line={line} place={place} />
    </>
  )
}

type Part = Pick<LineEditorProps, 'facts' | 'line'>

function LimitField({ facts, line }: Part) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const field = useField(`lines.${line}.pkLimit`)
  const chosen = facts.limits.find(({ pkLimit }) => pkLimit === field.value)
  return (
    <Select
      {...field}
      label={terms.name('sourceName')}
      description={
        chosen && (
          <>
            {terms.name('available')} <Money value={chosen.available} unit />
            {t('comma')}
            {terms.name('to')} <DayText day={chosen.to} />
          </>
        )
      }
      options={facts.limits.map((limit) => ({
        id: limit.pkLimit,
        label: `${limit.sourceName} ${limit.product}`,
        description: `${terms.name('to')} ${limit.to}`,
        disabledReason: refusalOf(limit.actions, 'ISSUE'),
      }))}
      isRequired
    />
  )
}

function AmountField({ facts, line }: Part) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const field = useField(`lines.${line}.amount`)
  const lines = useWatch<IssueForm, 'lines'>({ name: 'lines' })
  const pkLimit = lines[line]?.pkLimit ?? ''
  const use = limitUses(lines, facts.limits).find(({ limit }) => limit.pkLimit === pkLimit)
  const whole = use && use.left + fenOf(field.value)
  return (
    <MoneyField
      {...field}
      label={terms.heading('amount')}
      description={
        use &&
        (use.left < 0n ? (
          <span className={css.over}>
            {t('overLimit')} <Money value={-use.left} unit />
          </span>
        ) : (
          <>
            {t('leftLive')} <Money value={use.left} unit />
          </>
        ))
      }
      {...(whole !== undefined && whole > 0n && { fillMax: { label: t('fillMax'), value: fenToDecimal(whole) } })}
      isOver={use !== undefined && use.left < 0n}
      showWords
      isRequired
    />
  )
}

interface PromiseFieldsProps extends Part, Pick<LineEditorProps, 'isReasonAsked'> {
  supplier: Supplier | undefined
}

function PromiseFields({ facts, line, supplier, isReasonAsked }: PromiseFieldsProps) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const { today, holidays, tenor } = facts
  const date = useField(`lines.${line}.promisedDate`)
  const reason = useField(`lines.${line}.tenorReason`)
  const deliveredDate = useWatch<IssueForm, `lines.${number}.trade.deliveredDate`>({
    name: `lines.${line}.trade.deliveredDate`,
  })
  const note = tenorNote(date.value, facts)
  const { softMaxMonths, hardMaxMonths, latest } = tenorTerms(today, tenor)
  const consent =
    isDay(date.value) &&
    supplier !== undefined &&
    needsSupplierConsent({
      promisedDate: date.value,
      scale: supplier.scale,
      ...(isDay(deliveredDate) && { deliveredDate }),
    })
  return (
    <>
      <DateField
        {...date}
        label={terms.name('promisedDate')}
        description={
          note === undefined ? (
            <>
              {t(tenor.isCentralSoe ? 'tenorAtMostForSoe' : 'tenorAtMost', { months: hardMaxMonths })}{' '}
              <DayText day={latest} />
            </>
          ) : (
            <>
              {t('tenor', { name: terms.name('tenorDays'), count: note.days })}
              {note.payableDate !== undefined && (
                <>
                  {t('stop')}
                  {t('holidayMoves')} <DayText day={note.payableDate} />
                </>
              )}
              {consent && (
                <>
                  {t('stop')}
                  {t('consentNeeded')}
                </>
              )}
            </>
          )
        }
        today={today}
        holidays={holidays}
        quickPicks={quickTenors.map((days) => ({
          label: t('quickTenor', { count: days }),
          day: quickDate(today, days),
        }))}
        isRequired
      />
      {(isReasonAsked || note?.reasonBeyond !== undefined || reason.value !== '') && (
        <TextArea
          {...reason}
          label={terms.name('tenorReason')}
          description={t('tenorReasonHint', {
            months: softMaxMonths,
            readers: terms.words(readersOf('REASON_TENOR')),
          })}
          maxLength={maxLength('tenorReason')}
          isRequired={note?.reasonBeyond !== undefined}
          isOptional={note?.reasonBeyond === undefined && !isReasonAsked}
        />
      )}
    </>
  )
}

function OtherFields({ line, place }: Pick<LineEditorProps, 'line' | 'place'>) {
  const { t } = useTranslation('issue')
  const notify = useField<boolean>(`lines.${line}.notifySupplier`)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{place === undefined ? t('otherGroup') : t('otherOf', { line: place })}</legend>
      <RemarkField name={`lines.${line}.remark`} asks="REMARK_ISSUE" />
      <Checkbox isSelected={notify.value} onChange={notify.onChange}>
        {t('notifySupplier')}
      </Checkbox>
    </fieldset>
  )
}
