import { BarChart } from '@jinpiao/ui-kit/BarChart'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { monthInWords, peakFinding } from './maturity.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

/** What was issued or received, by month of issue: the finding, then a bar per month that says how many. */
export function MonthsChart() {
  return <QueryState query={useFigures()}>{(data) => <Months months={data.byMonth} />}</QueryState>
}

function Months({ months }: { months: FiguresData['byMonth'] }) {
  const { t, i18n } = useTranslation('home')
  const terms = useTerms()
  const finding = peakFinding(months)
  if (finding === undefined) return <p>{t('monthsEmpty')}</p>
  return (
    <BarChart
      finding={
        <ProseText>
          {t('monthsFinding', {
            count: finding.count,
            amount: formatMoney(finding.amount),
            month: monthInWords(finding.peak.month, i18n.language),
            peak: formatMoney(finding.peak.amount),
          })}
        </ProseText>
      }
      labelHeader={t('month')}
      valueHeader={terms.heading('amount')}
      bars={months.map(({ month, count, amount }) => ({
        label: t('monthLabel', { month, count }),
        short: month,
        value: amount,
      }))}
    />
  )
}
