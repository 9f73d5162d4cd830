import { chineseInteger, type OptionalZeros, USUAL_ZEROS } from './internal/chineseInteger.ts'
import { toFen } from './internal/toFen.ts'
import type { Fen } from './money.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const GLYPHS = { digits: DIGITS, places: ['', '拾', '佰', '仟'] } as const

/** 1e15 yuan: amount in words supports values below it (spec §5). */
const LIMIT: Fen = 10n ** 17n

type Style = OptionalZeros & { afterYuan: string; afterJiao: string }

/** What we write: 零 after a 元 whose digit is 0 (the first form the PBoC rules print), 整 also after 角. */
const WRITTEN: Style = { ...USUAL_ZEROS, afterYuan: '零', afterJiao: '整' }

/** Every legal spelling, as the source of a regular expression. */
const ALLOWED: Style = { adjacent: '零?', skipped: '零?', afterYuan: '零?', afterJiao: '整?' }

/**
 * Amount in Chinese capitals, as on bills (PBoC《正确填写票据和结算凭证的基本规定》): `壹仟肆佰零玖元伍角整`.
 *
 * 整 follows 元 and 角, never 分: that meets the PBoC rules (角: optional) and 会计基础工作规范 §52 (角: required).
 * Zero is 零元整, a negative amount starts with 负. Throws RangeError from 1e15 yuan on (spec §5) and on text that is
 * no decimal amount; without the prefix 人民币, which belongs to the label.
 */
export function amountInWords(v: Fen | string): string {
  return spell(toFen(v), WRITTEN)
}

/**
 * The amount that the words say; the inverse of `amountInWords`. Takes every spelling that the PBoC rules allow:
 * optional 零, optional 整 after 角, 正 for 整, 圆 for 元, traditional 貳陸億萬圓, leading 人民币. Anything else is a
 * SyntaxError, 1e15 yuan and more a RangeError.
 */
export function parseAmountInWords(words: string): Fen {
  const plain = words
    .trim()
    .replace(/^人民[币幣]/, '')
    .replace(/[正圆圓貳陸億萬負]/g, (char) => '整元元贰陆亿万负'['正圆圓貳陸億萬負'.indexOf(char)] ?? char)
  // The longest legal text has 50 characters; beyond, do not even add up.
  const fen = plain.length > 60 ? undefined : addUp(plain)
  // Adding up is lenient; spelling the sum again is what decides whether these words were legal.
  if (fen === undefined || !new RegExp(`^${spell(fen, ALLOWED)}$`).test(plain)) {
    throw new SyntaxError(`not an amount in words: "${words}"`)
  }
  return fen
}

function spell(fen: Fen, style: Style): string {
  const absolute = fen < 0n ? -fen : fen
  if (absolute >= LIMIT) throw new RangeError('amount in words: 1e15 yuan or more')
  if (fen === 0n) return '零元整'
  const yuan = absolute / 100n
  const [jiao, cent] = [Number((absolute / 10n) % 10n), Number(absolute % 10n)]
  let words = fen < 0n ? '负' : ''
  if (yuan > 0n) words += `${chineseInteger(yuan, GLYPHS, style)}元`
  if (jiao === 0 && cent === 0) return `${words}整`
  if (yuan > 0n && jiao === 0) words += '零'
  if (yuan > 0n && jiao > 0 && yuan % 10n === 0n) words += style.afterYuan
  if (jiao > 0) words += `${DIGITS[jiao]}角`
  return words + (cent > 0 ? `${DIGITS[cent]}分` : style.afterJiao)
}

const PLACES: Record<string, bigint> = { 拾: 10n, 佰: 100n, 仟: 1000n }
const COINS: Record<string, bigint> = { 元: 100n, 角: 10n, 分: 1n }

/** Adds the words up from left to right without checking their order; undefined on a foreign character. */
function addUp(words: string): Fen | undefined {
  let [fen, yi, wan, block, digit] = [0n, 0n, 0n, 0n, 0n]
  for (const char of words.replace(/^负/, '')) {
    const value = DIGITS.indexOf(char)
    if (value >= 0) digit = BigInt(value)
    else if (PLACES[char] !== undefined) [block, digit] = [block + digit * PLACES[char], 0n]
    else if (char === '万') [wan, block, digit] = [(block + digit) * 10_000n, 0n, 0n]
    else if (char === '亿') [yi, wan, block, digit] = [(wan + block + digit) * 100_000_000n, 0n, 0n, 0n]
    else if (COINS[char] !== undefined)
      [fen, yi, wan, block, digit] = [fen + (yi + wan + block + digit) * COINS[char], 0n, 0n, 0n, 0n]
    else if (char !== '整') return undefined
  }
  return words.startsWith('负') ? -fen : fen
}
