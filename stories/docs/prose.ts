import { spokenAmount, spokenProse } from '@jinpiao/values/spoken'

/** A piece of a text, and how it is to be heard. */
export interface Piece {
  text: string
  spoken: string
}

/**
 * An amount, a share, a day, a number that is read digit by digit: what voices read wrong in running text. Then an amount
 * as it is typed or handed over, without its unit, and the points of a password.
 */
const figure = /([-−－]?\d[\d,.]*(?: ?元|%)|\d{4}-\d{2}-\d{2}|\d[\d,]{4,15}\.\d{2}(?!\d)|[A-Z]*\d{8,}|•{2,})/

function spokenFigure(text: string): string {
  if (/^[\d,]+\.\d{2}$/.test(text)) return spokenAmount(text.replaceAll(',', ''))
  if (text.startsWith('•')) return `${text.length} 个圆点`
  return spokenProse(text)
}

/** Only the figures have another text for the ear; the words around them are the same for both. */
export const pieces = (text: string): Piece[] =>
  text
    .split(figure)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, spoken: spokenFigure(part) }))

/** `` a `b` c `` → every second part is code. */
export const codeAndWords = (text: string): { text: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((part, position) => ({ text: part, isCode: position % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
