import { dueOf } from '@jinpiao/contract/due'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPlan } from '@jinpiao/contract/loans'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'

/** 下一期 in words: which instalment, when, how much, how many days until then; overdue it says so. */
export function NextInstalment({ plan: { next } }: { plan: DataOf<typeof getPlan> }) {
  const { t } = useTranslation('loanDraws')
  if (next === null) return <InlineMessage tone="success">{t('settled')}</InlineMessage>
  const { instalmentNo: no, dueDate, payableDate, dueTotal, days } = next
  const { is, days: count, from: day } = dueOf({ day: dueDate, lastDay: payableDate }, addDays(dueDate, -days))
  const said = { no, day, amount: formatMoney(dueTotal), count }
  const words = t(is === 'OVERDUE' ? 'nextOver' : days > 0 ? 'nextIn' : days === 0 ? 'nextToday' : 'nextPast', said)
  const isMoved = payableDate !== dueDate && is !== 'OVERDUE'
  return (
    <InlineMessage tone={days < 0 ? 'danger' : days <= 3 ? 'warning' : 'info'}>
      <ProseText>{isMoved ? `${words}${t('nextCollected', { day: payableDate })}` : words}</ProseText>
    </InlineMessage>
  )
}
