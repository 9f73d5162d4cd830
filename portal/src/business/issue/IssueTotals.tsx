import { Meter } from '@jinpiao/ui-kit/Meter'
import { fenToDecimal } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
import { occupiedFen } from '#portal/business/limits/occupied.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type IssueForm, limitUses, totalOf } from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

/** What this form comes to, and what is left of each limit it draws on. */
export function IssueTotals({ facts }: { facts: IssueFacts }) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const lines = useWatch<IssueForm, 'lines'>({ name: 'lines' })
  const uses = limitUses(lines, facts.limits)
  const total = totalOf(lines)
  const isOver = uses.some(({ left }) => left < 0n)

  return (
    <TotalsRail title={t('totalsTitle')} hint={t('totalsCount', { count: lines.length })} total={total} isOver={isOver}>
      {uses.map(({ limit, taken }) => (
        <Meter
          key={limit.pkLimit}
          label={`${limit.sourceName} ${limit.product}`}
          used={fenToDecimal(occupiedFen(limit))}
          {...(taken > 0n && { adding: fenToDecimal(taken) })}
          total={limit.total}
          words={{
            left:
              limit.state === 'ACTIVE' && limit.idle === '0.00'
                ? t('leftAfter', { name: terms.name('available') })
                : terms.name('idle'),
            used: t('usedBefore'),
            adding: t('takenNow'),
            total: terms.name('total'),
          }}
        />
      ))}
    </TotalsRail>
  )
}
