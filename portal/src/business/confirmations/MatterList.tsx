import type { Confirmation } from '@jinpiao/contract/confirmations'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Matters by number, name, who asks, amount and last day: what is about to be answered. */
export function MatterList({ matters }: { matters: readonly Confirmation[] }) {
  const { t } = useTranslation('confirmations')
  const terms = useTerms()
  return (
    <ul role="list" aria-label={t('matters')} className={page.section}>
      {matters.map(({ pkConfirm, confirmNo, confirmTitle, initiatorName, amount, confirmBy }) => (
        <li key={pkConfirm}>
          <SpokenSerials>{confirmNo}</SpokenSerials> {confirmTitle}
          <div className={page.muted}>
            {initiatorName}
            {amount !== null && (
              <>
                {' · '}
                <Money value={amount} unit />
              </>
            )}
            {' · '}
            {terms.name('confirmBy')} <DayText day={confirmBy} />
          </div>
        </li>
      ))}
    </ul>
  )
}
