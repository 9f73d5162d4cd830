import { formatMoney, parseMoney } from '@jinpiao/values/money'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import { useMessages } from '../lib/messages.ts'
import { tooltipMark } from '../lib/useTooltip.ts'
import * as css from './MoneyField.css.ts'

/**
 * The formatted number while the text is being typed (spec §5). For the eye only: its twin for the ear is the echo in
 * the field's description, which changes on commit, not on each key.
 */
export function MoneyTooltip({ text }: { text: string }) {
  const t = useMessages(moneyFieldMessages)
  const parsed = parseMoney(text)
  if (!parsed.ok) return null
  return (
    <span aria-hidden="true" className={css.tooltip} {...tooltipMark}>
      <strong className={css.tooltipFigure}>{formatMoney(parsed.decimal)}</strong>
      <span>{t.amount(parsed.decimal)}</span>
    </span>
  )
}
