import type { Fen } from '@jinpiao/values/money'
import { cx } from '../lib/cx.ts'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen } from '../lib/readValue.ts'
import { NoValue } from '../SpokenText/NoValue.tsx'
import * as css from './AmountInWords.css.ts'
import { wordsOf } from './wordsOf.ts'

export interface AmountInWordsProps {
  /** Fen, or the decimal string of the wire. Nothing yet (`undefined`) keeps it empty; data without an amount: —. */
  value: OrNone<Fen | string>
  /** The id of the field whose amount this is: an output of that field. Without it, text like any other. */
  htmlFor?: string
  /** For the field's `aria-describedby`. */
  id?: string
  /** Keeps the place of one line while there is no value; not where an error stands in it. */
  reserve?: boolean
}

// An output is a status region of its own, and the field has already spoken: off.
// oxlint-disable-next-line jinpiao/no-raw-live-region -- silences, does not speak
const silent = { 'aria-live': 'off' } as const

/** 大写金额 as on bills (PBoC rules): text that can be read and copied, never announced by itself (accessibility §5.2). */
export function AmountInWords({ value, htmlFor, id, reserve = true }: AmountInWordsProps) {
  const t = useMessages(moneyFieldMessages)
  const amount = readFen('AmountInWords', value)
  const words = amount === undefined ? undefined : wordsOf(amount)
  const text = amount === undefined ? value !== undefined && <NoValue /> : (words ?? t.noWords)
  // What says that there are none is in the language of the page.
  const lang = words === undefined ? undefined : 'zh-CN'
  return (
    <div id={id} className={cx(css.root, reserve && css.reserved)}>
      {value !== undefined && <span className={css.label}>{t.words} </span>}
      {htmlFor === undefined ? (
        <span lang={lang} className={css.words}>
          {text}
        </span>
      ) : (
        // Always there: an output that appears with its text would be heard.
        // oxlint-disable-next-line jinpiao/no-raw-live-region -- silenced above
        <output {...silent} htmlFor={htmlFor} lang={lang} className={css.words}>
          {text}
        </output>
      )}
    </div>
  )
}
