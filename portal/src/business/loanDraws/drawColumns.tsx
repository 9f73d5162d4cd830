import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { drawDetailPath, planPath } from '#portal/business/loanPaths.ts'
import type { ListColumn } from '#portal/lists/columns.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { PayLink } from './PayLink.tsx'
import { RepayLink } from './RepayLink.tsx'

/** Columns of a list of loans: what is owed, when the next instalment is due, where to go from here. */
export const drawColumns = (acts: string): readonly ListColumn<DrawRow>[] => [
  'drawNo',
  'amount',
  'outstanding',
  'annualRate',
  { key: 'startDate', secondary: true },
  'maturityDate',
  'nextDueDate',
  'nextDueAmount',
  'owedToday',
  { key: 'repayMethod', secondary: true },
  { key: 'funderName', secondary: true },
  { key: 'accruedInterest', secondary: true },
  { key: 'penalty', secondary: true },
  { key: 'settleAmount', secondary: true },
  'loanState',
  { id: 'actions', header: acts, card: 'plain', cell: (draw) => <DrawActs draw={draw} /> },
]

function DrawActs({ draw }: { draw: DrawRow }) {
  const { t } = useTranslation('loanDraws')
  const mayOpen = useMayOpen()
  return (
    <span className={page.actions}>
      {mayOpen(planPath) && (
        <Link href={`${planPath}?id=${draw.pkDraw}`} kind="standalone" context={draw.drawNo}>
          {t('plan')}
        </Link>
      )}
      {mayOpen(drawDetailPath) && <PayLink draw={draw} href={`${drawDetailPath}?id=${draw.pkDraw}`} />}
      <RepayLink draw={draw} isRow />
    </span>
  )
}
