import { findInvoiceProblems, invoiceSummary, MAX_INVOICES } from '@jinpiao/contract/invoice'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { fieldPair } from '@jinpiao/ui-kit/lib/fieldPair.css'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { Day } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { ChevronUp, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { FinishedMark } from '#portal/archetypes/apply/FinishedMark.tsx'
import { useFolding } from '#portal/archetypes/apply/useFolding.ts'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { actions } from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { usePercentText } from '#portal/parts/usePercentText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTextInput } from '#portal/parts/useTextInput.ts'
import { HeldFiles } from './HeldFiles.tsx'
import { StoredInvoice } from './StoredInvoice.tsx'
import { emptyInvoice, fenOf, type InvoiceForm, toInvoice } from './tradeForm.ts'
import type { usePending } from './usePending.ts'

interface InvoiceFieldsProps {
  /** Path of the invoices in the form, and of the amount that they back. */
  name: string
  amountName: string
  of: keyof Texts['trade']['hint']
  /** 第 2 笔. None when there is one line. */
  place?: string | undefined
  today: Day
  isRequired?: boolean
  pending: ReturnType<typeof usePending>
}

/** 发票: as many as back the ticket, each with its file. Where none is asked for, the reviewer is told that there is none. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { name, amountName, of, place, today, isRequired = false, pending } = props
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const { control, clearErrors, getValues } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  // The error of all of them together, e.g. that they do not cover the amount; each has its own beside.
  const error = (get(errors, name) as { message?: string } | undefined)?.message
  const errorId = `${name}-error`
  const { folded, setFolded, foldFinished } = useFolding(name, fields, {
    // What all of them come to is said below them; here each is judged by itself.
    isFinished: (index) => {
      const invoice = (getValues(name) as InvoiceForm[])[index]
      return (
        invoice !== undefined && findInvoiceProblems([toInvoice(invoice)], { amountFen: undefined, today }).length === 0
      )
    },
    problems: get(errors, name),
    foldsAlone: true,
  })
  const full = fields.length >= MAX_INVOICES ? t('tooManyInvoices', { max: MAX_INVOICES }) : undefined
  /** What of an added invoice is to be filled in next. */
  const next = useRef<keyof InvoiceForm>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    document.getElementById(`${name}.${fields.length - 1}.${next.current}`)?.focus()
    next.current = undefined
  }, [fields.length, name])

  return (
    <div className={css.invoices} role="group" aria-labelledby={`${name}-title`}>
      <p className={css.partTitle} id={`${name}-title`}>
        {isRequired ? terms.name('invoices') : t('invoicesOptional')}
        {place !== undefined && <span className={visuallyHidden}> {place}</span>}
      </p>
      <p className={css.hint}>{t(`invoicesHint.${of}`)}</p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={css.invoice}>
          <legend className={visuallyHidden}>{nameOf(index)}</legend>
          <InvoiceHead
            name={`${name}.${index}`}
            title={t('invoiceTitle', { number: index + 1 })}
            invoiceName={nameOf(index)}
            isFolded={folded.has(field.id)}
            onToggle={() => setFolded(field.id, !folded.has(field.id))}
            onRemove={() => drop(index, field.id)}
          />
          <div id={panelOf(`${name}.${index}`)} className={css.line} hidden={folded.has(field.id)}>
            <InvoiceEntry
              name={`${name}.${index}`}
              invoiceName={nameOf(index)}
              today={today}
              onPending={pending.of(field.id)}
            />
          </div>
        </fieldset>
      ))}
      {fields.length > 0 && <Cover name={name} amountName={amountName} error={error} errorId={errorId} />}
      <div className={actions}>
        <Button
          id={name}
          {...(place !== undefined && { context: place })}
          {...(error !== undefined && { 'aria-describedby': errorId })}
          disabledReason={full}
          onPress={() => add(emptyInvoice(), 'invoiceNo')}
        >
          {t('addInvoice')}
        </Button>
        <StoredInvoice of={of} context={place} disabledReason={full} onChosen={(invoice) => add(invoice, 'files')} />
      </div>
    </div>
  )

  function add(invoice: InvoiceForm, focusOn: keyof InvoiceForm) {
    next.current = focusOn
    foldFinished()
    append(invoice, { shouldFocus: false })
  }

  function nameOf(index: number): string {
    const title = t('invoiceTitle', { number: index + 1 })
    return place === undefined ? title : `${place} ${title}`
  }

  function drop(index: number, part: string) {
    pending.forget(part)
    clearErrors(name)
    remove(index)
    notify(t('invoiceRemoved', { number: index + 1 }), 'info')
    // What took its place, or the button that adds: the focus stays where the work is.
    const isLast = index === fields.length - 1
    requestAnimationFrame(() => (isLast ? document.getElementById(name)?.focus() : focusInvoice(`${name}.${index}`)))
  }
}

const panelOf = (name: string) => `${name}-fields`

/** Its first field, or where it is folded the button that opens it. */
function focusInvoice(name: string): void {
  const isFolded = document.getElementById(panelOf(name))?.hidden === true
  const opener = `[aria-controls="${CSS.escape(panelOf(name))}"]`
  const target = isFolded ? document.querySelector<HTMLElement>(opener) : document.getElementById(`${name}.invoiceNo`)
  target?.focus()
}

interface HeadProps {
  /** Path of the invoice. */
  name: string
  /** 发票 1. */
  title: string
  /** 第 2 笔 发票 1, where there are several lines. */
  invoiceName: string
  isFolded: boolean
  onToggle: () => void
  onRemove: () => void
}

/** What one sees of a folded invoice: its number, its day, its amount; and the ways to open and to remove it. */
function InvoiceHead({ name, title, invoiceName, isFolded, onToggle, onRemove }: HeadProps) {
  const { t } = useTranslation(['trade', 'apply'])
  const { control } = useFormContext()
  const invoice = useWatch({ control, name }) as InvoiceForm | undefined
  if (invoice === undefined) return null
  const { invoiceNo, issueDate, amountWithTax } = invoice
  return (
    <div className={css.lineHead}>
      <div className={css.lineWords}>
        <p aria-hidden="true" className={css.partTitle}>
          {title}
        </p>
        {isFolded && (
          <p className={css.lineNote}>
            <FinishedMark isFinished />
            <CardNumber value={invoiceNo} />
            <DayText day={issueDate} />
          </p>
        )}
      </div>
      {isFolded && (
        <strong className={css.lineAmount}>
          <Money value={fenOf(amountWithTax)} unit />
        </strong>
      )}
      <div className={css.lineActs}>
        <Button
          key="toggle"
          size="small"
          tone="quiet"
          icon={isFolded ? <Pencil {...smallIconProps} /> : <ChevronUp {...smallIconProps} />}
          context={invoiceName}
          aria-expanded={!isFolded}
          aria-controls={panelOf(name)}
          onPress={onToggle}
        >
          {t(isFolded ? 'apply:unfoldLine' : 'apply:foldLine')}
        </Button>
        <Button tone="danger" size="small" context={invoiceName} onPress={onRemove}>
          {t('removeInvoice')}
        </Button>
      </div>
    </div>
  )
}

interface EntryProps {
  /** Path of one invoice. */
  name: string
  /** 发票 1. */
  invoiceName: string
  today: Day
  onPending: (pending: number) => void
}

function InvoiceEntry({ name, invoiceName, today, onPending }: EntryProps) {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const invoiceNo = useTextInput(`${name}.invoiceNo`)
  const invoiceCode = useTextInput(`${name}.invoiceCode`)
  const issueDate = useField(`${name}.issueDate`)
  const amount = useField(`${name}.amountWithTax`)
  return (
    <>
      <div className={fieldPair}>
        <TextField
          {...invoiceNo}
          label={terms.name('invoiceNo')}
          description={t('invoiceNoHint')}
          inputMode="numeric"
          size={24}
          isRequired
        />
        <TextField
          {...invoiceCode}
          label={terms.name('invoiceCode')}
          description={t('invoiceCodeHint')}
          inputMode="numeric"
          size={16}
          isOptional
        />
        <DateField {...issueDate} label={terms.name('invoiceDate')} today={today} isRequired />
        <MoneyField {...amount} label={terms.heading('amountWithTax')} isRequired />
      </div>
      <HeldFiles
        name={`${name}.files`}
        label={terms.name('invoiceFiles')}
        context={invoiceName}
        onPending={onPending}
        isRequired
      />
    </>
  )
}

interface CoverProps {
  name: string
  amountName: string
  error: string | undefined
  errorId: string
}

/** What the invoices add up to, and how much of the amount they cover, while one types. */
function Cover({ name, amountName, error, errorId }: CoverProps) {
  const { t } = useTranslation('trade')
  const terms = useTerms()
  const percentText = usePercentText()
  const { control } = useFormContext()
  const invoices = useWatch({ control, name }) as InvoiceForm[]
  const amountFen = fenOf(useWatch({ control, name: amountName }) as string)
  const { total, coverage, missing } = invoiceSummary(invoices.map(toInvoice), amountFen)
  const sum = { name: terms.name('amountWithTax'), amount: formatMoney(total) }
  if (amountFen === 0n) return <Sum words={t('invoiceSum', sum)} />
  const words = t('invoiceCovers', { ...sum, coverage: percentText(coverage) })
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
