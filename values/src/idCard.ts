import { compareDays, type Day, isDay } from './days.ts'
import { halfWidth, SPACES } from './internal/halfWidth.ts'

/** Whose card it is, by the first digits: 81/82 and 83 are residence permits, a leading 9 the foreigner's card of 2023. */
export type IdCardKind = 'resident' | 'hongkongMacao' | 'taiwan' | 'foreigner'

export type ParsedIdCard =
  | {
      ok: true
      kind: IdCardKind
      /** Normalised: ASCII, no spaces, capital X; 15 or 18 characters as typed. */
      id: string
      birth: Day
      sex: 'male' | 'female'
      /** The 18-digit number of a 15-digit card. */
      upgraded?: string
    }
  | {
      ok: false
      reason: 'empty' | 'length' | 'characters' | 'province' | 'date' | 'checksum'
      /** How many characters were typed, with reason `length` or `date`. */
      length?: number
    }

export type IdCardOptions = {
  /** Today in China; nobody is born after it. */
  today: Day
  /** Whether the 15-digit numbers of before 2013 are taken (spec §5: 15 or 18); true by default. */
  allow15?: boolean | undefined
}

const MAINLAND = '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65'.split(
  ' ',
)
/** GB/T 2260 also names Taiwan (71) as a province; its residence permit has 83 instead. */
const PROVINCES = new Set([...MAINLAND, '71'])
const FOREIGN_PROVINCES = new Set(MAINLAND)

/** Earlier births are typing errors. 1880 is the oldest that GB 11643 itself gives as an example. */
const EARLIEST_BIRTH: Day = '1880-01-01'

/**
 * Checks and reads a Chinese ID number (spec §5; GB 11643): length, characters, province, birth date, check digit, in
 * this order, one reason at a time. Full-width characters, spaces and a small x are taken.
 *
 * The province is checked, the district is not: district codes are created and abolished, and cards keep the old ones.
 */
export function parseIdCard(text: string, { today, allow15 = true }: IdCardOptions): ParsedIdCard {
  const id = halfWidth(text)
    .replace(new RegExp(`[${SPACES}\\s]`, 'g'), '')
    .toUpperCase()
  if (id === '') return { ok: false, reason: 'empty' }
  const length = Array.from(id).length
  const old = length === 15
  if (length !== 18 && !(old && allow15)) return { ok: false, reason: 'length', length }
  if (!/^(?:\d{15}|\d{17}[\dX])$/.test(id)) return { ok: false, reason: 'characters' }
  const kind = kindOf(id)
  // Permits and foreigners' cards were only ever issued with 18 digits.
  if (kind === undefined || (old && kind !== 'resident')) return { ok: false, reason: 'province' }
  const body = old ? `${id.slice(0, 6)}19${id.slice(6)}` : id.slice(0, 17)
  const birth = `${body.slice(6, 10)}-${body.slice(10, 12)}-${body.slice(12, 14)}`
  if (!isDay(birth) || compareDays(birth, EARLIEST_BIRTH) < 0 || compareDays(birth, today) > 0) {
    return { ok: false, reason: 'date', length }
  }
  const full = body + checkDigit(body)
  if (!old && full !== id) return { ok: false, reason: 'checksum' }
  const sex = Number(body[16]) % 2 === 1 ? 'male' : 'female'
  return { ok: true, kind, id, birth, sex, ...(old ? { upgraded: full } : {}) }
}

function kindOf(id: string): IdCardKind | undefined {
  // A foreigner's card: 9, province of issue, three digits of nationality (ISO 3166-1).
  if (id.startsWith('9')) return FOREIGN_PROVINCES.has(id.slice(1, 3)) ? 'foreigner' : undefined
  const province = id.slice(0, 2)
  if (province === '81' || province === '82') return 'hongkongMacao'
  if (province === '83') return 'taiwan'
  return PROVINCES.has(province) ? 'resident' : undefined
}

/** ISO 7064 MOD 11-2: the weight of a digit is 2 to the power of its distance from the end. */
function checkDigit(body: string): string {
  let remainder = 0
  for (const digit of body) remainder = ((remainder + Number(digit)) * 2) % 11
  return '10X98765432'.charAt(remainder)
}
