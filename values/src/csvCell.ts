/**
 * `text`: as it is. `id`: digits that no spreadsheet may round or show as 6.2E+18. `amount`: a decimal string, a number
 * for the spreadsheet as long as it can hold it exactly.
 */
export const csvKinds = ['text', 'id', 'amount'] as const
export type CsvKind = (typeof csvKinds)[number]

/** Without it Excel and WPS read a file of UTF-8 in the system's own code page. */
export const byteOrderMark = '\u{FEFF}'

/**
 * What a spreadsheet runs as a formula: the four signs, full-width too (Excel takes them for the narrow ones), also
 * behind white space; a tab or line break in front, because importers drop it and look at what follows.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const AMOUNT = /^-?\d+(?:\.\d+)?$/
/** A spreadsheet keeps 15 digits of a number; the largest amount (spec §5) has 16. */
const EXACT_DIGITS = 15
/** Behind digits it makes them text for Excel and WPS, and nobody sees it; in front it would be one more thing to guard. */
const AS_TEXT = '\t'

/** One cell: guarded, and quoted where RFC 4180 asks for it. */
export function csvCell(value: string, kind: CsvKind = 'text'): string {
  return quoted(kind === 'amount' ? amount(value) : kind === 'id' ? asText(value) : guarded(value))
}

/** The apostrophe is OWASP's guard: every spreadsheet shows what follows it as text. */
const guarded = (value: string) => (FORMULA.test(value) ? `'${value}` : value)
const asText = (value: string) => (value === '' ? '' : guarded(value) + AS_TEXT)

/** Whether a spreadsheet may hold a decimal string as a number: a CSV file and a workbook ask alike. */
export const isExactAmount = (value: string): boolean =>
  AMOUNT.test(value) && value.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS

function amount(value: string): string {
  if (!AMOUNT.test(value)) return guarded(value)
  return isExactAmount(value) ? value : value + AS_TEXT
}

const quoted = (cell: string) => (/[",\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
