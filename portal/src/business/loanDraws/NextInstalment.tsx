import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getPlan } from '@jinpiao/contract/loans'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'

/** 下一期 in words: which instalment, when, how much, how many days until then; overdue it says so. */
export function NextInstalment({ plan: { next } }: { plan: DataOf<typeof getPlan> }) {
  const { t } = useTranslation('loanDraws')
  if (next === null) return <InlineMessage tone="success">{t('settled')}</InlineMessage>
  const { instalmentNo: no, dueDate: day, payableDate, dueTotal, days } = next
  const said = { no, day, amount: formatMoney(dueTotal), count: Math.abs(days) }
  const words = days > 0 ? t('nextIn', said) : days === 0 ? t('nextToday', said) : t('nextPast', said)
  return (
    <InlineMessage tone={days < 0 ? 'danger' : days <= 3 ? 'warning' : 'info'}>
      <ProseText>{payableDate === day ? words : `${words}${t('nextCollected', { day: payableDate })}`}</ProseText>
    </InlineMessage>
  )
}
