import { BarChart } from '@jinpiao/ui-kit/BarChart'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import * as css from './home.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useSecurity } from '#portal/session/useSession.ts'
import { maturityFinding, monthDay } from './maturity.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

/** What falls due in the next twelve weeks: the finding first, then a bar and a table row per week. */
export function MaturityChart() {
  const { t } = useTranslation('home')
  const isCore = useSecurity().user3?.userType === 'CORE'
  const query = useFigures()
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby="maturity">
      {/* What the chart is about; its finding below is the larger line. */}
      <h2 id="maturity" className={css.chartTitle}>
        {t(isCore ? 'maturityCore' : 'maturityChain')}
      </h2>
      <QueryState query={query}>{(data) => <Weeks weeks={data.maturityByWeek} />}</QueryState>
    </section>
  )
}

function Weeks({ weeks }: { weeks: FiguresData['maturityByWeek'] }) {
  const { t, i18n } = useTranslation('home')
  const finding = maturityFinding(weeks)
  if (finding === undefined) return <p>{t('maturityNone')}</p>
  return (
    <BarChart
      finding={
        <ProseText>
          {t('maturityFinding', {
            count: finding.count,
            amount: formatMoney(finding.amount),
            day: monthDay(finding.peak.weekStart, i18n.language),
            peak: formatMoney(finding.peak.amount),
          })}
        </ProseText>
      }
      labelHeader={t('week')}
      valueHeader={t('maturityAmount')}
      bars={weeks.map(({ weekStart, amount }) => ({
        label: t('weekLabel', {
          from: monthDay(weekStart, i18n.language),
          to: monthDay(addDays(weekStart, 6), i18n.language),
        }),
        value: amount,
      }))}
    />
  )
}
