/** The characters of one way of writing: digits 0–9, then the names of 10, 100 and 1000. */
export type Glyphs = { digits: string; places: readonly ['', string, string, string] }

/** What stands where the zero rules leave 零 to the writer: `adjacent` 叁拾万(零)玖仟, `skipped` 壹亿(零)壹仟. */
export type OptionalZeros = { adjacent: string; skipped: string }

/** The usual way: nothing between neighbouring blocks, 零 for a block that is skipped. */
export const USUAL_ZEROS: OptionalZeros = { adjacent: '', skipped: '零' }

const WAN = 10_000n
const YI = 100_000_000n

/** A positive integer in Chinese. Blocks of four digits; above 亿 the count of 亿 is itself written so (壹万亿). */
export function chineseInteger(value: bigint, glyphs: Glyphs, zeros: OptionalZeros = USUAL_ZEROS): string {
  if (value < WAN) return block(Number(value), glyphs)
  const [size, unit] = value < YI ? [WAN, '万'] : [YI, '亿']
  const high = value / size
  const low = value % size
  const head = chineseInteger(high, glyphs, zeros) + unit
  if (low === 0n) return head
  return head + zeroBetween(high, low, size, zeros) + chineseInteger(low, glyphs, zeros)
}

/** 零 between two blocks: due when the lower one starts with a zero, free when only the upper one ends with it. */
function zeroBetween(high: bigint, low: bigint, size: bigint, zeros: OptionalZeros): string {
  if (low * 10n >= size) return high % 10n === 0n ? zeros.adjacent : ''
  return size === YI && low >= 1000n && low < WAN ? zeros.skipped : '零'
}

function block(value: number, glyphs: Glyphs): string {
  const digits = String(value)
  let words = ''
  let zeroDue = false
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[i])
    if (digit === 0) {
      zeroDue = true
      continue
    }
    words += (zeroDue ? '零' : '') + glyphs.digits[digit] + glyphs.places[digits.length - 1 - i]
    zeroDue = false
  }
  return words
}
