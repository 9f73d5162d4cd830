import { Money } from '@jinpiao/ui-kit/Money'
import type { SummaryListProps, SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { isDay } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { CheckLines } from '#portal/archetypes/apply/CheckLines.tsx'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { fenOf, toTradeToRead } from '#portal/business/trade/tradeForm.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { IssueForm, LineForm } from './issueForm.ts'
import { tenorNote } from './tenorNote.ts'
import type { IssueFacts } from './useIssueFacts.ts'

/** Each supplier of an issue by three topics, each with the way back to its fields. */
export function IssueCheck({ values, toField, facts }: CheckProps<IssueForm, IssueFacts>) {
  const { t } = useTranslation(['issue', 'trade', 'apply', 'common'])
  const { name } = useTerms()
  const tradeRows = useTradeRows()
  const { lines } = values
  return (
    <CheckLines
      type="ISSUE"
      lines={lines.map((line, index) => ({
        place: t('apply:place', { number: index + 1 }),
        name: line.supplierName,
        amount: fenOf(line.amount),
        ...(isDay(line.promisedDate) && { day: line.promisedDate }),
        sheets: sheetsOf(line, index),
      }))}
    />
  )

  function sheetsOf(line: LineForm, index: number): SummaryListProps[] {
    const change = (path: string) => ({ onPress: () => toField(`lines.${index}.${path}`) })
    const amount = fenToDecimal(fenOf(line.amount))
    return [
      { title: t('ticketGroup'), change: change('pkSupplier'), rows: ticketRows(line) },
      {
        title: name('tradeBackground'),
        change: change('trade.contractNo'),
        rows: tradeRows(toTradeToRead(line.trade), { amount }),
      },
      {
        title: t('otherGroup'),
        change: change('remark'),
        rows: [
          { label: name('remark'), value: line.remark, isWide: true },
          { label: name('notifySupplier'), value: t(line.notifySupplier ? 'common:yes' : 'common:no') },
        ],
      },
    ]
  }

  function ticketRows(line: LineForm): SummaryRow[] {
    const limit = facts.limits.find(({ pkLimit }) => pkLimit === line.pkLimit)
    const note = tenorNote(line.promisedDate, facts)
    return [
      { label: name('supplierName'), value: line.supplierName },
      { label: name('sourceName'), value: limit && `${limit.sourceName} ${limit.product}` },
      {
        label: name('amount'),
        value: (
          <strong>
            <Money value={fenOf(line.amount)} unit />
          </strong>
        ),
      },
      {
        label: name('promisedDate'),
        value: (
          <>
            {day(line.promisedDate)}
            {note && t('tenorInBrackets', { name: name('tenorDays'), count: note.days })}
          </>
        ),
      },
      ...(note?.payableDate === undefined ? [] : [{ label: name('payableDate'), value: day(note.payableDate) }]),
      ...(line.tenorReason === '' ? [] : [{ label: name('tenorReason'), value: line.tenorReason, isWide: true }]),
    ]
  }
}

const day = (text: string) => isDay(text) && <DayText day={text} />
