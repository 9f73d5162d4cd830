import { BarChart } from '@jinpiao/ui-kit/BarChart'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useSecurity } from '#portal/session/useSession.ts'
import * as css from './home.css.ts'
import { highestOf, monthDay, peakFinding } from './maturity.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

/** What is overdue and due, and what falls due in the next twelve weeks, on a surface of its own. */
export function MaturityChart() {
  const title = useMaturityTitle()
  return (
    <section className={`${css.card} ${page.section}`} aria-labelledby="maturity">
      {/* What the chart is about; its finding below is the larger line. */}
      <h2 id="maturity" className={css.chartTitle}>
        {title}
      </h2>
      <MaturityWeeks />
    </section>
  )
}

/** 未来 12 周到期兑付 of who pays, 到期收款 of who is paid. */
export function useMaturityTitle(): string {
  const { t } = useTranslation('home')
  return t(useSecurity().user3?.userType === 'CORE' ? 'maturityCore' : 'maturityChain')
}

/** The finding first, then a bar and a table row each: overdue and due, where there is any, and per week. */
export function MaturityWeeks() {
  return <QueryState query={useFigures()}>{(data) => <Weeks figures={data} />}</QueryState>
}

function Weeks({ figures }: { figures: FiguresData }) {
  const { maturityByWeek: weeks } = figures
  const { t, i18n } = useTranslation('home')
  const finding = peakFinding(weeks)
  const past = (['overdue', 'due'] as const).filter((key) => figures[key].count > 0)
  const highest = highestOf(figures)
  if (finding === undefined && past.length === 0) return <p>{t('maturityNone')}</p>
  const findings = [
    ...past.map((key) => {
      const words = t(`${key}Finding`, { count: figures[key].count, amount: formatMoney(figures[key].amount) })
      return highest.includes(key) ? words + t('isHighest') : words
    }),
    finding === undefined
      ? t('maturityNone')
      : t('maturityFinding', {
          count: finding.count,
          amount: formatMoney(finding.amount),
          day: monthDay(finding.peak.weekStart, i18n.language),
          peak: formatMoney(finding.peak.amount),
        }),
  ]
  return (
    <BarChart
      finding={<ProseText>{findings.join(t('andThen'))}</ProseText>}
      labelHeader={t('week')}
      valueHeader={t('maturityAmount')}
      bars={[
        ...past.map((key) => ({ label: t(`${key}Bar`), short: t(`${key}Bar`), value: figures[key].amount })),
        ...weeks.map(({ weekStart, amount }) => ({
          label: t('weekLabel', {
            from: monthDay(weekStart, i18n.language),
            to: monthDay(addDays(weekStart, 6), i18n.language),
          }),
          short: weekStart.slice(5),
          value: amount,
        })),
      ]}
    />
  )
}
