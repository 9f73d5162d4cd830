import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/detail.css.ts'
import { FoldedMany } from '#portal/parts/FoldedMany.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { heading, muted } from '#portal/parts/page.css.ts'

interface SplitInWordsProps {
  creditNo: string
  ticketAmount: string
  parts: readonly { recipientName: string; amount: string }[]
  /** What stays with the sender, decimal string. */
  kept: string
}

/** Before and after in words: what becomes of the ticket, part by part (product §4.10). */
export function SplitInWords({ creditNo, ticketAmount, parts, kept }: SplitInWordsProps) {
  const { t } = useTranslation('transfer')
  const isWhole = kept === '0.00' && parts.length === 1
  return (
    <section className={css.note}>
      <h2 className={heading}>{t('after')}</h2>
      <p>
        <ProseText>{t(isWhole ? 'whole' : 'split', { creditNo, amount: formatMoney(ticketAmount) })}</ProseText>
      </p>
      <FoldedMany amounts={parts.map(({ amount }) => amount)}>
        <ul className={css.list}>
          {parts.map(({ recipientName, amount }, index) => (
            <li key={index}>
              <ProseText>{t('part', { name: recipientName, amount: formatMoney(amount) })}</ProseText>
            </li>
          ))}
        </ul>
      </FoldedMany>
      {kept !== '0.00' && (
        <p>
          <ProseText>{t('keptPart', { amount: formatMoney(kept) })}</ProseText>
        </p>
      )}
      <p className={muted}>{t('free')}</p>
    </section>
  )
}
