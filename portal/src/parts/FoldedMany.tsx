import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { formatMoney, sumMoney } from '@jinpiao/values/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProseText } from './Moment.tsx'

/** With more lines than this the sum, and what one does, would be out of sight. */
const FEW = 5

interface FoldedManyProps {
  /** Decimal strings, one for each part. Their sum stays in sight, unless one has none: then they are no parts of it. */
  amounts: readonly (string | null)[]
  children: ReactNode
}

/** Several parts of an amount: a few stand there, many fold behind their number and sum. */
export function FoldedMany({ amounts, children }: FoldedManyProps) {
  const { t } = useTranslation('common')
  const count = amounts.length
  if (count <= FEW) return children
  const known = amounts.filter((amount) => amount !== null)
  const words =
    known.length < count ? t('partsCount', { count }) : t('partsTotal', { count, amount: formatMoney(sumMoney(known)) })
  return <Disclosure title={<ProseText>{words}</ProseText>}>{children}</Disclosure>
}
