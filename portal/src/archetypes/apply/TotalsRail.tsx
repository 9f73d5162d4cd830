import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Money } from '@jinpiao/ui-kit/Money'
import type { Fen } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import { heading } from '#portal/parts/page.css.ts'
import * as css from './apply.css.ts'

interface TotalsRailProps {
  title: string
  /** How many it adds up, or why there is nothing to add up yet. */
  hint: string
  total?: Fen
  /** It is more than there is. */
  isOver?: boolean
  /** What it is taken from, and what is left of that. */
  children?: ReactNode
  /** A word at its end, such as what it costs. */
  foot?: string
}

/** What a form comes to, beside it: live, in a quiet note. */
export function TotalsRail({ title, hint, total, isOver = false, children, foot }: TotalsRailProps) {
  return (
    <section className={css.side}>
      <h3 className={heading}>{title}</h3>
      <div className={css.totals}>
        <p className={css.hint}>{hint}</p>
        {total !== undefined && (
          <>
            <p className={isOver ? css.over : undefined}>
              <Money value={total} unit size="large" />
            </p>
            <AmountInWords value={total === 0n ? undefined : total} />
          </>
        )}
      </div>
      {children}
      {foot !== undefined && <p className={css.hint}>{foot}</p>}
    </section>
  )
}
