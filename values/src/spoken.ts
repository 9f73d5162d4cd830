import { type Day, isDay } from './days.ts'
import { chineseInteger } from './internal/chineseInteger.ts'
import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'
import { toFen } from './internal/toFen.ts'
import { type MaskOptions, maskParts } from './mask.ts'
import type { Fen } from './money.ts'
import { spokenSerials } from './serials.ts'

// What a screen reader is given instead of the visible figures. Measured: voices read `1,234,567.00` a hundred times
// too large, drop the minus sign and the decimals, and read a block of a card number as thousands.

const WAN = 10_000n
const YI = 100_000_000n

/**
 * An amount in blocks of at most 4 digits with 万, 亿, 万亿, then 元角分, which every voice reads correctly:
 * `123万4567元8角9分`, `1234元`, `0元`, `0元5分`, `负1234元`. Throws RangeError from 1e16 yuan on.
 */
export function spokenAmount(v: Fen | string): string {
  const fen = toFen(v)
  const absolute = fen < 0n ? -fen : fen
  const yuan = absolute / 100n
  if (yuan >= YI * YI) throw new RangeError('spoken amount: 1e16 yuan or more')
  const [jiao, cent] = [(absolute / 10n) % 10n, absolute % 10n]
  return `${fen < 0n ? '负' : ''}${blocks(yuan)}元${jiao > 0n ? `${jiao}角` : ''}${cent > 0n ? `${cent}分` : ''}`
}

/**
 * How many, in the same blocks: `10万`, `1234`, `负5万`; the decimals of a decimal string follow as they are. A comma or a
 * run of six digits is read in Western blocks, or wrong. Throws RangeError on what is no plain decimal.
 */
export function spokenCount(count: number | string): string {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(String(count)) ?? []
  if (whole === undefined) throw new RangeError(`not a count: "${count}"`)
  return `${sign === '-' ? '负' : ''}${blocks(BigInt(whole))}${decimals}`
}

function blocks(value: bigint): string {
  if (value < WAN) return String(value)
  const [size, unit] = value < YI ? [WAN, '万'] : [YI, '亿']
  const low = value % size
  if (low === 0n) return blocks(value / size) + unit
  // 1万5元 sounds like the colloquial 一万五, 15 000; a figure 0 in its place is dropped by some voices.
  return blocks(value / size) + unit + (low < 10n ? '零' : '') + blocks(low)
}

const SPOKEN_AMOUNT =
  /^(?<minus>负)?(?:(?:(?<wanyi>\d{1,4})万)?零?(?<yi>\d{1,4})?亿)?(?:零?(?<wan>\d{1,4})万)?零?(?<yuan>\d{1,4})?元(?:(?<jiao>\d)角)?(?:(?<fen>\d)分)?$/

/** The amount that `spokenAmount` said; throws SyntaxError on any text that it does not produce. */
export function parseSpokenAmount(text: string): Fen {
  const { minus, wanyi = 0, yi = 0, wan = 0, yuan = 0, jiao = 0, fen = 0 } = SPOKEN_AMOUNT.exec(text)?.groups ?? {}
  const whole = ((BigInt(wanyi) * WAN + BigInt(yi)) * WAN + BigInt(wan)) * WAN + BigInt(yuan)
  const absolute = whole * 100n + BigInt(jiao) * 10n + BigInt(fen)
  const result = minus === undefined ? absolute : -absolute
  if (spokenAmount(result) !== text) throw new SyntaxError(`not a spoken amount: "${text}"`)
  return result
}

const SPOKEN_DIGITS = '零一二三四五六七八九'
const GLYPHS = { digits: SPOKEN_DIGITS, places: ['', '十', '百', '千'] } as const

/**
 * A percentage in words: `'3.98'` (or `3.98%`) → 百分之三点九八. The argument is the percentage, not the ratio that
 * `formatPercent` takes. Zeros at the end of the decimals are not said. Throws RangeError on what is no decimal.
 */
export function spokenPercent(percent: string): string {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?%?$/.exec(percent) ?? []
  if (whole === undefined) throw new RangeError(`not a percentage: "${percent}"`)
  const value = BigInt(whole)
  const integer = value === 0n ? '零' : chineseInteger(value, GLYPHS).replace(/^一十/, '十')
  const decimals = Array.from(fraction.replace(/0+$/, ''), (digit) => SPOKEN_DIGITS[Number(digit)]).join('')
  const minus = sign === '-' && (value > 0n || decimals !== '') ? '负' : ''
  return `${minus}百分之${integer}${decimals === '' ? '' : `点${decimals}`}`
}

const MASKED = /[*＊•●]+/g
const SEPARATOR = new RegExp(`[${SPACES}${DASHES}]+`, 'g')

/**
 * A number that is read digit by digit: `6 2 2 2，0 2 1 2`; a letter is announced as such (X → 字母 X).
 *
 * The pauses stand where the text has spaces or dashes, or, with `groups`, after those many characters (`[6, 8, 4]`
 * for an ID card); the last size repeats, so `[4]` is a bank card. Asterisks that already stand in the text are said
 * as 已隐藏, because a mask that goes unspoken makes a number sound complete.
 */
export function spokenDigits(text: string, groups?: readonly number[]): string {
  return halfWidth(text)
    .split(/([*•●]+)/)
    .flatMap((part) => {
      if (/^[*•●]/.test(part)) return ['已隐藏']
      return groups === undefined ? part.split(SEPARATOR) : cut(part.replace(SEPARATOR, ''), groups)
    })
    .filter((part) => part !== '')
    .map((part) => (part === '已隐藏' ? part : spaced(part)))
    .join('，')
}

const spaced = (text: string): string =>
  Array.from(text, (char) => (/[a-z]/i.test(char) ? `字母 ${char.toUpperCase()}` : char)).join(' ')

function cut(text: string, groups: readonly number[]): string[] {
  const characters = Array.from(text)
  const parts: string[] = []
  for (let i = 0; characters.length > 0; i += 1) {
    const size = groups[i] ?? groups.at(-1) ?? characters.length
    parts.push(characters.splice(0, Math.max(1, size)).join(''))
  }
  return parts
}

export type SpokenMaskOptions = MaskOptions & {
  /** What the number is, said first: 账号. */
  label?: string | undefined
  /** `account` (default): … 开头，尾号 …; `id`: 前四位 …，后四位 …，其余已隐藏. */
  form?: 'account' | 'id' | undefined
}

/**
 * What `mask` shows with the same options, for the ear: `账号，6 2 2 2 开头，尾号 1 2 3 4`; `尾号 1 2 3 4` when the
 * head is 0. Built from `maskParts`, so it cannot say more than the eye sees. When nothing is shown: 已隐藏.
 */
export function spokenMask(text: string, { label, form = 'account', ...options }: SpokenMaskOptions = {}): string {
  if (text === '') return ''
  const shown = maskParts(text, options)
  // The server may have masked the text already: its asterisks are not part of what is shown.
  const [head, tail] = [shown.head.replace(MASKED, ''), shown.tail.replace(MASKED, '')]
  const said = label === undefined || label === '' ? [] : [label]
  if (head === '' && tail === '') return [...said, '已隐藏'].join('，')
  if (head !== '') said.push(form === 'id' ? `前${places(head)}位 ${spaced(head)}` : `${spaced(head)} 开头`)
  if (tail !== '') said.push(form === 'id' ? `后${places(tail)}位 ${spaced(tail)}` : `尾号 ${spaced(tail)}`)
  // 尾号 says by itself that there is more before it.
  if (form === 'id' || tail === '') said.push('其余已隐藏')
  return said.join('，')
}

function places(text: string): string {
  const count = Array.from(text).length
  return count === 2 ? '两' : chineseInteger(BigInt(count), GLYPHS).replace(/^一十/, '十')
}

/** `2025-01-15` → 2025年1月15日. Throws RangeError on what is no day. */
export function spokenDate(day: Day): string {
  if (!isDay(day)) throw new RangeError(`not a day: "${day}"`)
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** 2025年1月15日 至 2025年3月1日. */
export function spokenDateRange(from: Day, to: Day): string {
  return `${spokenDate(from)} 至 ${spokenDate(to)}`
}

/** A sign that begins a number, and does not join two: 1-2元 is a range. At most 16 digits before the point, beyond which there are no words. */
const PROSE_AMOUNT = /(?<![\d,.])([-−－])?(\d{1,3}(?:,\d{3}){1,4}|\d{1,16})(\.\d{1,2})? ?元/g
const PROSE_PERCENT = /(?<![\d,.])([-−－])?(\d+(?:\.\d+)?)%/g
/** Between two figures that each have their unit it joins them: 3%-5%. Voices drop it, or take it for a sign. */
const PROSE_RANGE = /(?<=[元%])[-−－](?=\d)/g
const PROSE_DAY = /\d{4}-\d{2}-\d{2}/g

const signed = (sign: string, figures: string): string => (sign === '' ? figures : `-${figures}`)

/**
 * A sentence that somebody else has written, with figures for the eye, as it is to be heard: amounts in 万 and 元, days
 * as 2025年1月15日, shares as 百分之五十四, numbers of tickets digit by digit.
 */
export function spokenProse(text: string): string {
  return spokenSerials(
    text
      .replace(PROSE_RANGE, ' 至 ')
      .replace(PROSE_AMOUNT, (_, sign = '', yuan: string, part = '') =>
        spokenAmount(signed(sign, yuan.replaceAll(',', '') + part)),
      )
      .replace(PROSE_PERCENT, (_, sign = '', number: string) => spokenPercent(signed(sign, number)))
      .replace(PROSE_DAY, (day) => (isDay(day) ? spokenDate(day) : day)),
  )
}
