import { spokenProse } from '@jinpiao/values/spoken'

/** A piece of a text, and how it is to be heard. */
export interface Piece {
  text: string
  spoken: string
}

/** An amount, a share, a day, a number that is read digit by digit: what voices read wrong in running text. */
const figure = /([-−－]?\d[\d,.]*(?: ?元|%)|\d{4}-\d{2}-\d{2}|[A-Z]*\d{8,})/

/** Only the figures have another text for the ear; the words around them are the same for both. */
export const pieces = (text: string): Piece[] =>
  text
    .split(figure)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, spoken: spokenProse(part) }))

/** `` a `b` c `` → every second part is code. */
export const codeAndWords = (text: string): { text: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((part, position) => ({ text: part, isCode: position % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
