import { amountInWords } from '@jinpiao/values/amountInWords'
import type { Fen } from '@jinpiao/values/money'
import { useMessages } from '../lib/messages.ts'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import * as css from './AmountInWords.css.ts'

export interface AmountInWordsProps {
  /** Fen, or the decimal string of the wire. `undefined` keeps the line empty: the place is reserved. */
  value: Fen | string | undefined
  /** The id of the field whose amount this is. */
  htmlFor?: string
  /** For the field's `aria-describedby`. */
  id?: string
}

// An output is a status region of its own, and the field has already spoken: off.
// oxlint-disable-next-line jinpiao/no-raw-live-region -- silences, does not speak
const silent = { 'aria-live': 'off' } as const

/** 大写金额 as on bills (PBoC rules): text that can be read and copied, never announced by itself (§5.2). */
export function AmountInWords({ value, htmlFor, id }: AmountInWordsProps) {
  const t = useMessages(moneyFieldMessages)
  return (
    <div id={id} className={css.root}>
      {value !== undefined && <span className={css.label}>{t.words} </span>}
      {/* Always there: an output that appears with its text would be heard. */}
      {/* oxlint-disable-next-line jinpiao/no-raw-live-region -- silenced above */}
      <output {...silent} htmlFor={htmlFor} lang="zh-CN" className={css.words}>
        {value !== undefined && (inWords(value) ?? t.noWords)}
      </output>
    </div>
  )
}

/** Undefined from 1e15 yuan on (spec §5). */
function inWords(value: Fen | string): string | undefined {
  try {
    return amountInWords(value)
  } catch {
    return undefined
  }
}
