import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as css from './home.css.ts'

export interface HomeFigure {
  label: string
  /** Decimal string in yuan. */
  amount: string
  count?: number
  /** Under it: what a part of it is. */
  note?: string | undefined
}

/** Key figures: what they count, the amount, how many. */
export function Figures({ figures }: { figures: readonly HomeFigure[] }) {
  const { t } = useTranslation('home')
  return (
    <dl className={css.figures}>
      {figures.map(({ label, amount, count, note }) => (
        <div key={label}>
          <dt className={css.figureLabel}>{label}</dt>
          <dd className={css.figure}>
            <Money value={amount} unit />
          </dd>
          {count !== undefined && <dd className={css.figureCount}>{t('countOf', { n: count })}</dd>}
          {note !== undefined && (
            <dd className={css.figureCount}>
              <ProseText>{note}</ProseText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
