import { type LimitState, limitStates } from '@jinpiao/contract/status'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/detail.css.ts'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface LimitImpactProps {
  /** Of an application that a limit is behind; without one there is nothing to show. */
  detail: {
    limit: {
      limitState: LimitState
      issueSuspended: boolean
      total: string
      available: string
      availableAfter: string
    } | null
  }
}

/** What the decision does to the limit. Only what waits for one takes anything: what has been issued is gone already. */
export function LimitImpact({ detail: { limit } }: LimitImpactProps) {
  const { t } = useTranslation('approval')
  const { name, words } = useTerms()
  if (limit === null) return null
  const { label, tone } = limitStates[limit.limitState]
  // Nothing of it is available, so the decision changes nothing.
  if (limit.limitState !== 'ACTIVE' || limit.issueSuspended) {
    return (
      <section className={css.note}>
        <h2 className={page.heading}>{t('limitImpact')}</h2>
        <SummaryList
          rows={[
            {
              label: name('state'),
              value:
                limit.limitState === 'ACTIVE' ? (
                  <StatusTag tone="danger">{t('limitSuspended')}</StatusTag>
                ) : (
                  <StatusTag tone={tone}>{words(label)}</StatusTag>
                ),
            },
            { label: name('available'), value: <Money value={limit.available} unit /> },
          ]}
        />
      </section>
    )
  }
  const [before, after] = [decimalToFen(limit.available), decimalToFen(limit.availableAfter)]
  // A withdrawal gives back: there is nothing to add. What is over does neither.
  const takes = after < before
  const isOver = after === before
  return (
    <section className={css.note}>
      <h2 className={page.heading}>{t('limitImpact')}</h2>
      <Meter
        label={isOver ? t('limitTaken') : t('limitWithIt')}
        used={fenToDecimal(decimalToFen(limit.total) - (takes ? before : after))}
        {...(takes && { adding: fenToDecimal(before - after) })}
        total={limit.total}
        words={{
          used: t('limitTaken'),
          adding: t('limitThis'),
          left: isOver ? name('available') : t('limitAfter'),
          total: name('total'),
        }}
      />
      {after > before && (
        <SummaryList rows={[{ label: t('limitBefore'), value: <Money value={limit.available} unit /> }]} />
      )}
    </section>
  )
}
