import type { Rung } from '@jinpiao/contract/overview'
import { BarChart } from '@jinpiao/ui-kit/BarChart'
import { CsvButton } from '@jinpiao/ui-kit/CsvButton'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { peakFinding } from '#portal/business/homes/maturity.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'

interface LadderProps {
  kind: 'held' | 'payable'
  /** What is overdue and due, then in the order of time. */
  rungs: readonly Rung[]
}

/** What is overdue and due, and what falls due in 30, 60 and 90 days and later: the finding, a bar each, the table, and the same as a file. */
export function Ladder({ kind, rungs }: LadderProps) {
  const { t } = useTranslation('ledger')
  const title = t(`${kind}Ladder`)
  const finding = peakFinding(rungs)
  const labelOf = ({ step }: Rung) => t(`step.${step}`)
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby={`ladder-${kind}`}>
      <h2 id={`ladder-${kind}`} className={page.heading}>
        {title}
      </h2>
      {finding === undefined ? (
        <p>{t(`${kind}None`)}</p>
      ) : (
        <BarChart
          finding={
            <ProseText>
              {t(`${kind}Finding`, {
                count: finding.count,
                amount: formatMoney(finding.amount),
                step: labelOf(finding.peak),
                peak: formatMoney(finding.peak.amount),
              })}
            </ProseText>
          }
          labelHeader={t('dueIn')}
          valueHeader={t('dueAmount')}
          bars={rungs.map((rung) => ({ label: labelOf(rung), value: rung.amount }))}
          actions={
            <CsvButton
              size="small"
              fileName={`${title}.csv`}
              rows={rungs}
              columns={[
                { header: t('dueIn'), kind: 'text', value: labelOf },
                { header: t('count'), kind: 'text', value: ({ count }) => String(count) },
                { header: t('dueAmount'), kind: 'amount', value: ({ amount }) => amount },
              ]}
            />
          }
        />
      )}
    </section>
  )
}
