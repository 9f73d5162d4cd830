import type { Reader } from '../../db/database.ts'

/** A line of a signed text: `1|SQ20261121000001|v1|供应商 江城精铸有限公司|1,000.00|2027-05-21|sha256:…`. */
export interface SignedEntry {
  no: string
  /** As it stands there, with commas; undefined: the type has none. */
  amount: string | undefined
  digest: string
  /** Its parts, in their order. */
  details: { label: string; amount: string | undefined }[]
}

/** A text that somebody has signed, read back. */
export interface SignedText {
  original: string
  at: string
  businessType: string
  action: string
  entries: SignedEntry[]
}

const MONEY = /^\d{1,3}(,\d{3})*\.\d\d$/
const amountIn = (columns: readonly string[]) => columns.find((column) => MONEY.test(column))

/** Entries of a text, each with the parts below it. Separators in what people chose are written out as `\|`. */
export function entriesIn(original: string): SignedEntry[] {
  const entries: SignedEntry[] = []
  for (const line of original.split('\n')) {
    const [place = '', ...columns] = line.split(/(?<!\\)\|/)
    if (/^\d+$/.test(place)) {
      const [no = '', , , ...rest] = columns
      entries.push({ no, amount: amountIn(rest), digest: rest.at(-1)?.replace('sha256:', '') ?? '', details: [] })
    } else if (/^\d+\.\d+$/.test(place)) {
      entries.at(-1)?.details.push({ label: columns[0] ?? '', amount: amountIn(columns.slice(1)) })
    }
  }
  return entries
}

/** All texts that were signed, the first one first. */
export async function readSignedTexts(read: Reader): Promise<SignedText[]> {
  const rows = await read
    .selectFrom('signature')
    .select(['original', 'at', 'businessType', 'action'])
    .orderBy('at')
    .execute()
  return rows.map((row) => ({ ...row, entries: entriesIn(row.original) }))
}
