import { limitStates } from '@jinpiao/contract/status'
import type { Supplier } from '@jinpiao/contract/suppliers'
import { needsSupplierConsent, tenorTerms } from '@jinpiao/contract/tenor'
import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { isDay } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import * as css from './issue.css.ts'
import { fenOf, type IssueForm, isLimitOpen, limitUses } from './issueForm.ts'
import { maxLength } from './issueProblems.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { useLineField } from './lineFields.tsx'
import { SupplierField } from './SupplierField.tsx'
import { TradeFields } from './TradeFields.tsx'
import { quickDate, quickTenors, tenorNote } from './tenorNote.ts'
import type { IssueFacts } from './useIssueFacts.ts'

interface LineEditorProps {
  form: UseFormReturn<IssueForm>
  facts: IssueFacts
  line: number
  count: number
  onRemove: () => void
  onPending: (pending: number) => void
}

/** One supplier of an issue: to whom, from which limit, how much, until when, and what for. */
export function LineEditor({ form, facts, line, count, onRemove, onPending }: LineEditorProps) {
  const { t } = useTranslation('issue')
  const [supplier, setSupplier] = useState<Supplier>()
  const lineName = count > 1 ? t('lineTitle', { number: line + 1 }) : undefined
  return (
    <div className={css.line} id={`line-${line}`}>
      <fieldset className={css.group}>
        <legend className={css.legend}>{lineName ?? t('ticketGroup')}</legend>
        <LimitField form={form} facts={facts} line={line} />
        <SupplierField form={form} line={line} onSupplier={setSupplier} />
        <AmountField form={form} facts={facts} line={line} />
        <PromiseFields form={form} facts={facts} line={line} supplier={supplier} />
      </fieldset>
      <TradeFields form={form} line={line} lineName={lineName} today={facts.today} onPending={onPending} />
      <OtherFields form={form} line={line} lineName={lineName} />
      {lineName !== undefined && (
        <div>
          <Button tone="danger" size="small" onPress={onRemove} context={lineName}>
            {t('removeLine')}
          </Button>
        </div>
      )}
    </div>
  )
}

type Part = Pick<LineEditorProps, 'form' | 'facts' | 'line'>

function LimitField({ form, facts, line }: Part) {
  const { t, i18n } = useTranslation('issue')
  const field = useLineField(form, line, 'pkLimit')
  const language = i18n.language === 'en-US' ? 1 : 0
  const chosen = facts.limits.find(({ pkLimit }) => pkLimit === field.value)
  return (
    <Select
      {...field}
      label={t('source')}
      description={
        chosen && (
          <>
            {t('available')} <Money value={chosen.available} unit />
            {t('comma')}
            {t('limitUntil')} <DayText day={chosen.to} />
          </>
        )
      }
      options={facts.limits.map((limit) => ({
        id: limit.pkLimit,
        label: `${limit.sourceName} ${limit.product}`,
        description: t('limitOption', { until: limit.to }),
        disabledReason: isLimitOpen(limit, facts.today) ? undefined : closedReason(limit),
      }))}
      isRequired
    />
  )

  function closedReason({ state, from }: IssueFacts['limits'][number]): string {
    if (state !== 'ACTIVE') return t('limitState', { state: limitStates[state].label[language] })
    return from > facts.today ? t('limitNotYet', { from }) : t('limitEnded')
  }
}

function AmountField({ form, facts, line }: Part) {
  const { t } = useTranslation('issue')
  const field = useLineField(form, line, 'amount')
  const lines = useWatch({ control: form.control, name: 'lines' })
  const pkLimit = lines[line]?.pkLimit ?? ''
  const use = limitUses(lines, facts.limits).find(({ limit }) => limit.pkLimit === pkLimit)
  const whole = use && use.left + fenOf(field.value)
  return (
    <MoneyField
      {...field}
      label={t('amount')}
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
      showWords
      isRequired
    />
  )
}

function PromiseFields({ form, facts, line, supplier }: Part & { supplier: Supplier | undefined }) {
  const { t } = useTranslation('issue')
  const { today, holidays, tenor } = facts
  const date = useLineField(form, line, 'promisedDate')
  const reason = useLineField(form, line, 'tenorReason')
  const deliveredDate = useWatch({ control: form.control, name: `lines.${line}.trade.deliveredDate` })
  const note = tenorNote(date.value, facts)
  const { hardMaxMonths, latest } = tenorTerms(today, tenor)
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
        label={t('promisedDate')}
        description={
          note === undefined ? (
            <>
              {t(tenor.isCentralSoe ? 'tenorAtMostForSoe' : 'tenorAtMost', { months: hardMaxMonths })}{' '}
              <DayText day={latest} />
            </>
          ) : (
            <>
              {t('tenor', { count: note.days })}
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
      {(note?.reasonBeyond !== undefined || reason.value !== '') && (
        <TextArea
          {...reason}
          label={t('tenorReason')}
          description={t('tenorReasonHint', { months: note?.reasonBeyond ?? 6 })}
          maxLength={maxLength.tenorReason}
          isRequired={note?.reasonBeyond !== undefined}
        />
      )}
    </>
  )
}

function OtherFields({ form, line, lineName }: Pick<Part, 'form' | 'line'> & { lineName: string | undefined }) {
  const { t } = useTranslation('issue')
  const remark = useTextInput(form, `lines.${line}.remark`)
  const notify = useController({ control: form.control, name: `lines.${line}.notifySupplier` })
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {lineName === undefined ? t('otherGroup') : t('otherOf', { line: lineName })}
      </legend>
      <TextArea
        {...remark}
        label={t('remark')}
        description={t('remarkHint')}
        maxLength={maxLength.remark}
        rows={2}
        isOptional
      />
      <Checkbox isSelected={notify.field.value} onChange={notify.field.onChange}>
        {t('notifySupplier')}
      </Checkbox>
    </fieldset>
  )
}
