import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'

/** An amount in fen (1/100 yuan). Never a JS number: the limit of spec §5 lies above 2^53 fen. */
export type Fen = bigint

/** 99 999 999 999 999.98 yuan, the largest amount (spec §5, §9). */
export const MAX_FEN: Fen = 9_999_999_999_999_998n

/** What `parseMoney` took out of the typed text; the field tells it to the user once. */
export type Stripped = 'comma' | 'space' | 'minus' | 'symbol'

export type ParsedMoney =
  | { ok: true; decimal: string; fen: Fen; stripped: readonly Stripped[] }
  | { ok: false; reason: 'empty' | 'notNumeric' | 'tooManyDecimals' | 'outOfRange' }

const AROUND = new RegExp(`^[${SPACES}\\s]+|[${SPACES}\\s]+$`, 'g')
const STRIPPABLE: readonly (readonly [Stripped, RegExp])[] = [
  ['comma', /[,﹐]/g],
  ['space', new RegExp(`[${SPACES}]`, 'g')],
  ['minus', new RegExp(`[${DASHES}]`, 'g')],
  ['symbol', /^[¥￥元]|[¥￥元]$/g],
]

/** A dash between digits is no sign. */
const RANGE = new RegExp(`\\d[^\\d${DASHES}]*[${DASHES}]\\D*\\d`)

/**
 * Reads what a person typed or pasted into a money field (spec §5: commas, full-width commas, spaces and minus signs
 * are stripped). Full-width digits and dot count, also `。`, which a Chinese input method gives for the dot key.
 * Nothing is guessed: `12a`, `1e5`, `1.2.3` are notNumeric, and so are a range (`100-200`) and two cells pasted at once
 * (inner tab or line break), because joining them would make a new number.
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = halfWidth(text)
  let rest = typed.replace(AROUND, '')
  if (rest === '') return { ok: false, reason: 'empty' }
  if (RANGE.test(rest)) return { ok: false, reason: 'notNumeric' }
  const stripped: Stripped[] = []
  const hadSpaces = rest !== typed
  for (const [kind, pattern] of STRIPPABLE) {
    const shorter = rest.replace(pattern, '')
    if (shorter !== rest || (kind === 'space' && hadSpaces)) stripped.push(kind)
    rest = shorter
  }
  const [, whole, decimals = ''] = /^(\d*)(?:[.。](\d*))?$/.exec(rest) ?? []
  if (whole === undefined || whole + decimals === '') return { ok: false, reason: 'notNumeric' }
  if (decimals.length > 2) return { ok: false, reason: 'tooManyDecimals' }
  const yuan = whole.replace(/^0+(?=\d)/, '') || '0'
  // Longer than the limit has digits: settled without building a BigInt of whatever was pasted.
  if (yuan.length > 14) return { ok: false, reason: 'outOfRange' }
  const decimal = `${yuan}.${decimals.padEnd(2, '0')}`
  const fen = decimalToFen(decimal)
  return moneyInRange(fen) ? { ok: true, decimal, fen, stripped } : { ok: false, reason: 'outOfRange' }
}

/** `1,234.56`; negative `-1,234.56`. Takes fen or the decimal string of the wire; throws RangeError on other text. */
export function formatMoney(value: Fen | string): string {
  const decimal = fenToDecimal(typeof value === 'bigint' ? value : decimalToFen(value))
  return decimal.replace(/\d(?=(?:\d{3})+\.)/g, '$&,')
}

/** `1234.5` → 123450n. Strict: optional minus, digits, at most two decimals; anything else throws RangeError. */
export function decimalToFen(decimal: string): Fen {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? []
  if (whole === undefined) throw new RangeError(`not a decimal amount: "${decimal}"`)
  const fen = BigInt(whole + decimals.padEnd(2, '0'))
  return sign === '-' ? -fen : fen
}

/** What decimal amounts add up to: `sumMoney(['0.10', '2.00'])` is 210n; 0n of none. Throws RangeError on other text. */
export const sumMoney = (amounts: readonly string[]): Fen =>
  amounts.reduce((sum, amount) => sum + decimalToFen(amount), 0n)

/** 123456n → `1234.56`, always two places: the form of the wire. */
export function fenToDecimal(fen: Fen): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Whether the amount lies in the range, by default 0 … 99 999 999 999 999.98 (spec §5), both ends included. Exact: as
 * doubles, 99999999999999.99 and .98 are the same number. Text that is no decimal amount is not in any range.
 */
export function moneyInRange(
  value: Fen | string,
  { min = 0n, max = MAX_FEN }: { min?: Fen | undefined; max?: Fen | undefined } = {},
): boolean {
  if (typeof value === 'string' && !/^-?\d+(?:\.\d{1,2})?$/.test(value)) return false
  const fen = typeof value === 'bigint' ? value : decimalToFen(value)
  return fen >= min && fen <= max
}
