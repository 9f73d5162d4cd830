import type { ReactNode } from 'react'
import { wordsOf } from '../AmountInWords/wordsOf.ts'
import { ukeyMessages } from '../lib/messages/ukey.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen } from '../lib/readValue.ts'
import { Money } from '../Money/Money.tsx'
import * as css from './UkeyPrompt.css.ts'

export interface SignedContentProps {
  /** How many entries are signed at once. */
  count: number
  /** 笔 if left out. */
  unit?: string | undefined
  /** Decimal string in yuan; `undefined` for acts without an amount. Data that lack it show —. */
  total?: OrNone<string>
  /** The entries in the order of the signed text: a SummaryList for one, a DataTable for several. */
  details: ReactNode
  /** The exact text, LF line ends. */
  original: string
}

/** What is signed, readable before the PIN is asked (3.3.4): sums, entries, and the very text. */
export function SignedContent(props: SignedContentProps & { isPreparing?: boolean }) {
  const { count, unit, total, details, original, isPreparing = false } = props
  const t = useMessages(ukeyMessages)
  const sum = readFen('UkeyPrompt', total)
  const words = sum === undefined ? undefined : wordsOf(sum)
  return (
    <>
      <div className={css.sums}>
        <p className={css.count}>{t.count(count, unit ?? t.items(count))}</p>
        {total !== undefined && (
          <>
            <p className={css.total}>
              <span className={css.totalLabel}>{t.total}</span> <Money value={sum} />{' '}
              {sum !== undefined && (
                <span aria-hidden="true" className={css.yuan}>
                  {t.yuan}
                </span>
              )}
            </p>
            {words !== undefined && (
              <p className={css.words}>
                {t.inWords} <span lang="zh-CN">{words}</span>
              </p>
            )}
          </>
        )}
      </div>
      {isPreparing ? <div className={css.preparing}>{t.preparing}</div> : details}
      {!isPreparing && (
        <details className={css.disclosure}>
          <summary className={css.summary}>{t.original}</summary>
          <p className={css.hint}>{t.originalHint}</p>
          <pre className={css.original}>{original}</pre>
        </details>
      )}
    </>
  )
}
