import { kindWords, type StatisticKind, type Statistics } from '@jinpiao/contract/statistics'
import { BarChart } from '@jinpiao/ui-kit/BarChart'
import { LineChart } from '@jinpiao/ui-kit/LineChart'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Select } from '@jinpiao/ui-kit/Select'
import { formatMoney } from '@jinpiao/values/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { peakFinding } from '#portal/business/homes/maturity.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface AmountChartProps {
  statistics: Statistics
  kinds: readonly StatisticKind[]
  labelOf: (period: string) => string
}

/** One kind at a time, a bar for each period: several would be told apart by colour alone. */
export function AmountChart({ statistics, kinds, labelOf }: AmountChartProps) {
  const { t } = useTranslation('statistics')
  const { words } = useTerms()
  const [kind, setKind] = useState<StatisticKind>(kinds[0] ?? 'ACCEPT')
  const bars = statistics.periods.map(({ period, figures }) => {
    const { count = 0, amount = '0.00' } = figures.find((each) => each.kind === kind) ?? {}
    return { label: labelOf(period), count, amount }
  })
  const finding = peakFinding(bars)
  const name = words(kindWords(kind))
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby="statistics-amounts">
      <h2 id="statistics-amounts" className={page.heading}>
        {t('amounts')}
      </h2>
      <Select
        label={t('kind')}
        value={kind}
        options={kinds.map((id) => ({ id, label: words(kindWords(id)) }))}
        onChange={(id) => setKind(id as StatisticKind)}
      />
      {finding === undefined ? (
        <p>{t('kindNone', { name })}</p>
      ) : (
        <BarChart
          finding={
            <ProseText>
              {t('finding', {
                name,
                count: finding.count,
                amount: formatMoney(finding.amount),
                period: finding.peak.label,
                peak: formatMoney(finding.peak.amount),
              })}
            </ProseText>
          }
          labelHeader={t('period')}
          valueHeader={t('amountOf', { name })}
          bars={bars.map(({ label, amount }) => ({ label, value: amount }))}
        />
      )}
    </section>
  )
}

interface BalanceChartProps {
  statistics: Statistics
  labelOf: (period: string) => string
  /** 未兑付余额, 持有余额. */
  name: string
}

/** What was in circulation, or held, at the end of each period. */
export function BalanceChart({ statistics, labelOf, name }: BalanceChartProps) {
  const { t } = useTranslation('statistics')
  const points = statistics.periods.map(({ period, balance }) => ({
    label: labelOf(period),
    balance: balance ?? '0.00',
  }))
  const last = points.at(-1)
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby="statistics-balance">
      <h2 id="statistics-balance" className={page.heading}>
        {name}
      </h2>
      <LineChart
        finding={
          <ProseText>
            {t('balanceFinding', { name, period: last?.label ?? '', amount: formatMoney(last?.balance ?? '0.00') })}
          </ProseText>
        }
        labelHeader={t('period')}
        valueHeader={t('balanceYuan', { name })}
        labels={points.map(({ label }) => label)}
        series={[{ name, values: points.map(({ balance }) => balance) }]}
      />
    </section>
  )
}
