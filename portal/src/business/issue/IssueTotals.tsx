import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { heading } from '#portal/parts/page.css.ts'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type IssueForm, limitUses, totalOf } from './issueForm.ts'
import type { IssueFacts } from './useIssueFacts.ts'

/** What this form comes to, and what is left of each limit it draws on: live, in a quiet note. */
export function IssueTotals({ facts }: { facts: IssueFacts }) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const lines = useWatch<IssueForm, 'lines'>({ name: 'lines' })
  const uses = limitUses(lines, facts.limits)
  const total = totalOf(lines)
  const isOver = uses.some(({ left }) => left < 0n)
  useEffect(() => {
    if (isOver) announce(t('overLimitSaid'), { assertive: true })
  }, [isOver, t])

  return (
    <section className={css.side}>
      <h3 className={heading}>{t('totalsTitle')}</h3>
      <div className={css.totals}>
        <p>
          {t('totalsCount', { count: lines.length })}
          <strong>
            <Money value={total} unit />
          </strong>
        </p>
        <AmountInWords value={total === 0n ? undefined : total} />
      </div>
      {uses.map(({ limit, taken, left }) => (
        <div key={limit.pkLimit} className={css.totals}>
          <Meter
            label={`${limit.sourceName} ${limit.product}`}
            // All of the limit that is gone once this form is issued, so that what is left is what the field says.
            used={fenToDecimal(decimalToFen(limit.total) - left)}
            total={limit.total}
            words={{ left: t('leftAfter'), used: t('usedAfter'), total: terms.name('total') }}
          />
          <p className={css.hint}>
            {t('takenNow')} <Money value={taken} unit />
          </p>
        </div>
      ))}
    </section>
  )
}
