import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { isDay } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoiceRows } from '#portal/archetypes/InvoiceFacts.tsx'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { AgreementTicks } from './AgreementTicks.tsx'
import { type Agreement, agreements } from './agreements.ts'
import * as css from './issue.css.ts'
import { fenOf, type LineForm, toInvoice, totalOf } from './issueForm.ts'
import { tenorNote } from './tenorNote.ts'
import type { IssueFacts } from './useIssueFacts.ts'
import { useSubmitIssue } from './useSubmitIssue.tsx'

interface CheckAnswersProps {
  lines: LineForm[]
  facts: IssueFacts
  /** Back to the form, to this field; '' to the form as a whole. */
  onChange: (fieldId: string) => void
  onSaved: (lines: LineForm[]) => void
  onSubmitted: () => Promise<void> | void
}

/** 核对: everything that will be signed, as the paper reads, with a way back to each answer (P1). */
export function CheckAnswers({ lines, facts, onChange, onSaved, onSubmitted }: CheckAnswersProps) {
  const { t, i18n } = useTranslation(['issue', 'common', 'approval'])
  const approval = i18n.getFixedT(null, 'approval') as TFunction<'approval'>
  const { user3 } = useSecurity()
  const [ticked, setTicked] = useState<Agreement[]>([])
  const [missing, setMissing] = useState<readonly Agreement[]>([])
  const { submit, failure, busy, dialog } = useSubmitIssue({ onSaved, onSubmitted })

  function trySubmit() {
    const unread = agreements.filter((agreement) => !ticked.includes(agreement))
    setMissing(unread)
    if (unread.length === 0) return submit(lines)
  }
  const errorOf = (agreement: Agreement) =>
    missing.includes(agreement) && !ticked.includes(agreement)
      ? t('agreement.missing', { name: t(`agreement.${agreement}.name`) })
      : undefined
  const errors = agreements.flatMap((agreement) => {
    const message = errorOf(agreement)
    return message === undefined ? [] : [{ fieldId: `agreement-${agreement}`, message }]
  })

  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('checkTitle')}</h1>
      <p>{t('checkHint')}</p>
      <Failure text={failure} />
      <div className={css.checkPage}>
        <Form aria-label={t('checkTitle')} errors={errors} onSubmit={trySubmit} onChecked={markErrors}>
          <div className={css.checkTotal}>
            <p className={css.hint}>{t('checkTotal', { count: lines.length })}</p>
            <p>
              <Money value={totalOf(lines)} unit size="large" />
            </p>
            <AmountInWords value={totalOf(lines)} />
          </div>
          <SummaryList rows={[{ label: t('issuer'), value: user3?.userName ?? '' }]} />
          <div className={css.checkLines}>
            {lines.map((line, index) => (
              // Lines have no identity of their own before they are saved; their order does not change here.
              <SummaryList
                key={index}
                title={lines.length > 1 ? t('lineTitle', { number: index + 1 }) : t('ticketGroup')}
                rows={rowsOf(line, index)}
              />
            ))}
          </div>
          <AgreementTicks ticked={ticked} onChange={setTicked} errorOf={errorOf} />
          <p className={css.hint}>{t('checkNext')}</p>
          <div className={css.footer}>
            <Button type="submit" tone="primary" busy={busy}>
              {t('signAndSubmit')}
            </Button>
            <Button onPress={() => onChange('')}>{t('backToForm')}</Button>
          </div>
        </Form>
      </div>
      {dialog}
    </div>
  )

  /** Each invoice with a way back to it; where there are none, to the button that adds one. */
  function invoicesOf({ trade, amount }: LineForm, row: (path: string, label: string, value: ReactNode) => SummaryRow) {
    const invoices = trade.invoices.map((invoice) => ({ ...toInvoice(invoice), files: invoice.files }))
    return invoiceRows(approval, invoices, fenToDecimal(fenOf(amount))).map(({ label, value }, index) => {
      if (index > 0 && index === invoices.length) return { label, value }
      return row(`trade.invoices${invoices.length === 0 ? '' : `.${index}.invoiceNo`}`, label, value)
    })
  }

  function rowsOf(line: LineForm, index: number): SummaryRow[] {
    const limit = facts.limits.find(({ pkLimit }) => pkLimit === line.pkLimit)
    const note = tenorNote(line.promisedDate, facts)
    const row = (path: string, label: string, value: SummaryRow['value']): SummaryRow => ({
      label,
      value,
      change: { onPress: () => onChange(`lines.${index}.${path}`) },
    })
    const day = (text: string) => isDay(text) && <DayText day={text} />
    const { trade } = line
    return [
      row('pkSupplier', t('supplier'), line.supplierName),
      row('pkLimit', t('source'), limit && `${limit.sourceName} ${limit.product}`),
      row('amount', t('amount'), <Money value={fenOf(line.amount)} />),
      row(
        'promisedDate',
        t('promisedDate'),
        <>
          {day(line.promisedDate)}
          {note && t('tenorInBrackets', { count: note.days })}
        </>,
      ),
      ...(note?.payableDate === undefined ? [] : [{ label: t('payableDate'), value: day(note.payableDate) }]),
      ...(line.tenorReason === '' ? [] : [row('tenorReason', t('tenorReason'), line.tenorReason)]),
      row('trade.contractNo', t('contractNo'), trade.contractNo),
      row('trade.contractName', t('contractName'), trade.contractName),
      row('trade.contractAmount', t('contractAmount'), <Money value={fenOf(trade.contractAmount)} />),
      row('trade.signedDate', t('signedDate'), day(trade.signedDate)),
      row('trade.deliveredDate', t('deliveredDate'), day(trade.deliveredDate) || ''),
      row('trade.files', t('contractFile'), <FileLinks files={trade.files} />),
      ...invoicesOf(line, row),
      row('trade.otherFiles', t('otherFiles'), trade.otherFiles.length > 0 && <FileLinks files={trade.otherFiles} />),
      row('remark', t('remark'), line.remark),
      row('notifySupplier', t('notify'), t(line.notifySupplier ? 'common:yes' : 'common:no')),
    ]
  }
}
