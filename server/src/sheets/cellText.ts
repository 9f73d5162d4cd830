import { plainText } from '@jinpiao/values/plainText'
import type { Cell } from '../domain/sheet.ts'

/** A cell as text; Excel keeps dates as midnight UTC. A number is what Excel shows of it: 15 digits, no exponent. */
export function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return shownNumber(cell)
  return cell === null || cell === undefined ? '' : plainText(String(cell))
}

/** 300.29999999999995, the sum of a formula, is 300.3. */
function shownNumber(number: number): string {
  const shown = Number(number.toPrecision(15))
  return Math.abs(shown) < 1e21
    ? shown.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(shown)
}

/** What a cell shows whose formula has failed. */
export const isFormulaError = (text: string): boolean => /^#(?:[A-Z_]+[!?]|N\/A|DIV\/0!|GETTING_DATA)$/.test(text)
