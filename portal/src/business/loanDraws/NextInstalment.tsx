import { type DueClass, dueOf } from '@jinpiao/contract/due'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPlan, Instalment } from '@jinpiao/contract/loans'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'

/** 下一期 in words: which instalment, when, how much, how many days until then; overdue it says so, and of several the sum. */
export function NextInstalment({ plan: { next, rows } }: { plan: Pick<DataOf<typeof getPlan>, 'next' | 'rows'> }) {
  const { t } = useTranslation('loanDraws')
  if (next === null) return <InlineMessage tone="success">{t('settled')}</InlineMessage>
  const { instalmentNo: no, dueDate, payableDate, dueTotal, days } = next
  const today = addDays(dueDate, -days)
  const due = dueOf({ day: dueDate, lastDay: payableDate }, today)
  const said = { no, day: due.from, due: dueDate, amount: formatMoney(dueTotal), count: due.days }
  const words = t(wordsOf(due.is, days), said)
  const overdue = rows.filter((row) => row.payableDate < today && leftOf(row) > 0n)
  const inAll = formatMoney(overdue.reduce((sum, row) => sum + leftOf(row), 0n))
  const isMoved = payableDate !== dueDate && due.is !== 'OVERDUE'
  const more = [
    ...(isMoved ? [t('nextCollected', { day: payableDate })] : []),
    ...(overdue.length > 1 ? [t('overdueInAll', { count: overdue.length, amount: inAll })] : []),
  ]
  return (
    <InlineMessage tone={due.is === 'OVERDUE' ? 'danger' : days <= 3 ? 'warning' : 'info'}>
      <ProseText>{[words, ...more].join('')}</ProseText>
    </InlineMessage>
  )
}

/** Between its day and the working day on which the bank collects it nothing is past. */
function wordsOf(is: DueClass, days: number) {
  if (is === 'OVERDUE') return 'nextOver'
  return days > 0 ? 'nextIn' : days === 0 ? 'nextToday' : 'nextMoved'
}

const leftOf = ({ dueTotal, paidTotal }: Instalment): bigint => decimalToFen(dueTotal) - decimalToFen(paidTotal)
