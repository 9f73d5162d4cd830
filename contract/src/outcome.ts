import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { moneySum } from './fields.ts'
import type { LineWords } from './flowRow.ts'
import type { ApplicationState } from './status.ts'
import { inLanguage, type Language } from './words.ts'

/** What became of one line of an application that is answered line by line. */
export const lineFates = ['done', 'failed', 'open'] as const
export type LineFate = (typeof lineFates)[number]

const lineSum = z.object({ count: z.number(), amount: moneySum })
/** How many lines were answered well, how many not, how many wait; the three amounts together are that of the application. */
export const lineSums = z.object({ done: lineSum, failed: lineSum, open: lineSum })
export type LineSums = z.output<typeof lineSums>

/** Adds up lines by what became of them. */
export function sumLines(lines: readonly { fate: LineFate; amountFen: bigint }[]): LineSums {
  const sumOf = (fate: LineFate) => {
    const own = lines.filter((line) => line.fate === fate)
    return { count: own.length, amount: fenToDecimal(own.reduce((sum, { amountFen }) => sum + amountFen, 0n)) }
  }
  return { done: sumOf('done'), failed: sumOf('failed'), open: sumOf('open') }
}

/** How an application stands by its lines: whatever speaks of it takes its word from this, and from nothing else. */
export type Outcome = 'UNDER_WAY' | Extract<ApplicationState, 'DONE' | 'PARTLY_FAILED'> | 'FAILED'

/** It is under way until the last line is answered, and done only if none has failed. */
export function outcomeOf({ done, failed, open }: Record<LineFate, { count: number }>): Outcome {
  if (open.count > 0) return 'UNDER_WAY'
  if (failed.count === 0) return 'DONE'
  return done.count === 0 ? 'FAILED' : 'PARTLY_FAILED'
}

/** What became of the lines, in words: 已付款 3 笔 900,000.00 元，付款失败 1 笔 234,567.81 元. Fates that no line has are left out. */
export function lineSumsText({ unit, ...words }: LineWords, sums: LineSums, language: Language): string {
  const parts = lineFates
    .filter((fate) => sums[fate].count > 0)
    .map((fate) => {
      const { count, amount } = sums[fate]
      const money = formatMoney(amount)
      const word = inLanguage(words[fate], language)
      const counted = inLanguage(unit, language)
      return language === 'zh-CN'
        ? `${word} ${count} ${counted} ${money} 元`
        : `${word}: ${count} ${counted}, ${money} yuan`
    })
  return parts.join(language === 'zh-CN' ? '，' : '; ')
}
