import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { TotalsRail } from '#portal/archetypes/apply/TotalsRail.tsx'
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
      {uses.map(({ limit, taken, left }) => (
        <div key={limit.pkLimit} className={css.totals}>
          <Meter
            label={`${limit.sourceName} ${limit.product}`}
            // All of the limit that is gone once this form is issued, so that what is left is what the field says.
            used={fenToDecimal(decimalToFen(limit.total) - left)}
            total={limit.total}
            words={{
              left: t('leftAfter', { name: terms.name('available') }),
              used: t('usedAfter'),
              total: terms.name('total'),
            }}
          />
          <p className={css.hint}>
            {t('takenNow')} <Money value={taken} unit />
          </p>
        </div>
      ))}
    </TotalsRail>
  )
}
