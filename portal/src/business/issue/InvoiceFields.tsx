import { invoiceSummary, MAX_INVOICES } from '@jinpiao/contract/invoice'
import { Button } from '@jinpiao/ui-kit/Button'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { Day } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { HeldFiles } from './HeldFiles.tsx'
import * as css from './issue.css.ts'
import { emptyInvoice, fenOf, type IssueForm, toInvoice } from './issueForm.ts'
import { useLineField } from './lineFields.tsx'
import type { usePending } from './usePending.ts'

interface InvoiceFieldsProps {
  form: UseFormReturn<IssueForm>
  line: number
  /** 第 2 笔. None when there is one line. */
  lineName?: string | undefined
  today: Day
  pending: ReturnType<typeof usePending>
}

/** 发票: as many as back the ticket, each with its file. None is allowed; the reviewer is told so. */
export function InvoiceFields({ form, line, lineName, today, pending }: InvoiceFieldsProps) {
  const { t } = useTranslation('issue')
  const name = `lines.${line}.trade.invoices` as const
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  // The error of all of them together, e.g. that they do not cover the amount; each has its own beside.
  const error = errors.lines?.[line]?.trade?.invoices?.message
  const errorId = `${name}-error`
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    document.getElementById(`${name}.${fields.length - 1}.invoiceNo`)?.focus()
  }, [fields.length, name])

  return (
    <div className={css.invoices} role="group" aria-labelledby={`${name}-title`}>
      <p className={css.partTitle} id={`${name}-title`}>
        {t('invoices')}
        {lineName !== undefined && <span className={visuallyHidden}> {lineName}</span>}
      </p>
      <p className={css.hint}>{t('invoicesHint')}</p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={css.invoice}>
          <legend className={css.invoiceLegend}>{nameOf(index)}</legend>
          <InvoiceEntry
            form={form}
            line={line}
            index={index}
            invoiceName={nameOf(index)}
            today={today}
            onPending={pending.of(field.id)}
          />
          <div>
            <Button tone="danger" size="small" context={nameOf(index)} onPress={() => drop(index, field.id)}>
              {t('removeLine')}
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length > 0 && <Cover form={form} line={line} error={error} errorId={errorId} />}
      <div>
        <Button
          id={name}
          {...(lineName !== undefined && { context: lineName })}
          {...(error !== undefined && { 'aria-describedby': errorId })}
          disabledReason={fields.length >= MAX_INVOICES ? t('tooManyInvoices', { max: MAX_INVOICES }) : undefined}
          onPress={() => {
            added.current = true
            append(emptyInvoice(), { shouldFocus: false })
          }}
        >
          {t('addInvoice')}
        </Button>
      </div>
    </div>
  )

  function nameOf(index: number): string {
    const title = t('invoiceTitle', { number: index + 1 })
    return lineName === undefined ? title : `${lineName} ${title}`
  }

  function drop(index: number, part: string) {
    pending.forget(part)
    form.clearErrors(name)
    remove(index)
    notify(t('invoiceRemoved', { number: index + 1 }), 'info')
    // What took its place, or the button that adds: the focus stays where the work is.
    const next = index < fields.length - 1 ? `${name}.${index}.invoiceNo` : name
    requestAnimationFrame(() => document.getElementById(next)?.focus())
  }
}

interface EntryProps extends Omit<InvoiceFieldsProps, 'pending' | 'lineName'> {
  index: number
  /** 发票 1. */
  invoiceName: string
  onPending: (pending: number) => void
}

function InvoiceEntry({ form, line, index, invoiceName, today, onPending }: EntryProps) {
  const { t } = useTranslation('issue')
  const name = `lines.${line}.trade.invoices.${index}` as const
  const invoiceNo = useTextInput(form, `${name}.invoiceNo`)
  const invoiceCode = useTextInput(form, `${name}.invoiceCode`)
  const issueDate = useLineField(form, line, `trade.invoices.${index}.issueDate`)
  const amount = useLineField(form, line, `trade.invoices.${index}.amountWithTax`)
  return (
    <>
      <TextField
        {...invoiceNo}
        // It may name an invoice: twenty digits are heard one by one.
        error={invoiceNo.error === undefined ? undefined : <SpokenSerials>{invoiceNo.error}</SpokenSerials>}
        label={t('invoiceNo')}
        description={t('invoiceNoHint')}
        inputMode="numeric"
        size={24}
        isRequired
      />
      <TextField
        {...invoiceCode}
        label={t('invoiceCode')}
        description={t('invoiceCodeHint')}
        inputMode="numeric"
        size={16}
        isOptional
      />
      <DateField {...issueDate} label={t('invoiceDate')} today={today} isRequired />
      <MoneyField {...amount} label={t('amountWithTax')} isRequired />
      <HeldFiles
        form={form}
        name={`${name}.files`}
        label={t('invoiceFile')}
        context={invoiceName}
        onPending={onPending}
        isRequired
      />
    </>
  )
}

interface CoverProps extends Pick<EntryProps, 'form' | 'line'> {
  error: string | undefined
  errorId: string
}

/** What the invoices add up to, and how much of the amount they cover, while one types. */
function Cover({ form, line, error, errorId }: CoverProps) {
  const { t } = useTranslation('issue')
  const invoices = useWatch({ control: form.control, name: `lines.${line}.trade.invoices` })
  const amountFen = fenOf(useWatch({ control: form.control, name: `lines.${line}.amount` }))
  const { total, coverage, missing } = invoiceSummary(invoices.map(toInvoice), amountFen)
  const amount = formatMoney(total)
  if (amountFen === 0n) return <Sum words={t('invoiceSum', { amount })} />
  const words = t('invoiceCover', { amount, coverage: String(coverage) })
  if (missing <= 0n) return <Sum words={words} />
  // What the check has found stands there until it is no longer so.
  if (error !== undefined) {
    return (
      <InlineMessage tone="danger" id={errorId}>
        <ProseText>{error}</ProseText>
      </InlineMessage>
    )
  }
  return (
    <InlineMessage tone="warning">
      <ProseText>{`${words}${t('invoiceShort', { amount: formatMoney(missing) })}`}</ProseText>
    </InlineMessage>
  )
}

const Sum = ({ words }: { words: string }) => (
  <p>
    <ProseText>{words}</ProseText>
  </p>
)
