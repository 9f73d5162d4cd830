import { isDay } from '@jinpiao/values/days'
import { moneyInRange } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { applicationStateNames } from './status.ts'
import { maxLength, reasonLength, type TermKind, type TermName, termOf, type terms } from './terms.ts'
import { says } from './validationWords.ts'

/**
 * Money on the wire: a decimal string, never a number (I27), 0 to 99999999999999.98 (spec §5). Answers always carry two
 * places.
 */
export const money = z.string().check(
  z.regex(/^\d{1,14}(\.\d{1,2})?$/, says('money')),
  z.refine((value) => moneyInRange(value), says('money')),
)
/** As {@link money}, for sums and differences, which may exceed one ticket's maximum or be negative. */
export const moneySum = z.string().check(z.regex(/^-?\d{1,18}\.\d{2}$/))
/** A percentage on the wire: per cent with two places, `6.00`. */
export const rate = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/))
/**
 * A civil day in Asia/Shanghai, `2026-11-21`. Of centuries in which a few months more or less are still days: behind
 * 9999-12-31 there is none.
 */
export const day = z.string().check(
  z.regex(/^(19|2\d)\d{2}-\d{2}-\d{2}$/, says('day')),
  z.refine((value) => isDay(value), says('day')),
)
/** ISO 8601 with offset. */
export const instant = z.string()
/** Printable characters and line ends: PostgreSQL keeps no NUL, and half a surrogate pair is read back as another text. */
const PRINTABLE = /^[\t\n\r -~\u{A0}-\u{D7FF}\u{E000}-\u{10FFFF}]*$/u
export const isPrintable = (text: string): boolean => PRINTABLE.test(text)
/** Any text that comes from outside, exactly as it came. Every input is this, a pattern, or one of some words. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(PRINTABLE, says('unprintable')))
/** The same as a person types it: without spaces around. */
export const typedText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(PRINTABLE, says('unprintable')))
/** Opaque identifiers (ULID). */
export const pk = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** An identifier that a draft may still lack. */
export const pkOrNone = z.string().check(z.regex(/^[\w-]{0,64}$/))
/** Counts the changes of what is stored; it fits an integer of both databases, also after one more. */
export const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
export const mobile = z.string().check(z.regex(/^1\d{10}$/, says('mobile')))
/** An e-mail address: whether anybody reads there only a message tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const email = typedText(100).check(z.regex(emailPattern, says('email')))
/** Empty: none. */
export const emailOrNone = typedText(100).check(z.regex(new RegExp(`^$|${emailPattern.source}`), says('email')))
/** Why something is sent back or refused. */
export const reason = typedText(reasonLength.max).check(z.minLength(reasonLength.min, says('reason')))
/** A repeated parameter: one value arrives as a string, several as an array (spec §7). */
export const repeated = <Item extends z.ZodMiniType<unknown, string>>(item: Item) =>
  z._default(
    z.union([
      z.array(item),
      z.pipe(
        item,
        z.transform((value: z.output<Item>) => [value]),
      ),
    ]),
    [],
  )
const count = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), fallback)

/** Paging and order of every list; what it shows stands in the address of the page. */
export const pageQuery = {
  page: count(1, 100_000),
  pageSize: count(10, 200),
  /** `field,asc` or `field,desc`. */
  sort: z.optional(z.string().check(z.regex(/^\w+,(asc|desc)$/))),
  /** `cursor` of a page that was read: the way to pages near it, however deep, without counting from the first row. */
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{0,400}$/))),
  /** `onward` of an answer: looks for rows behind those that were looked at before. */
  onward: z.optional(z.string().check(z.regex(/^[\w-]{0,400}$/))),
}

export const pagecond = z.object({
  /** The page that was read: of a number that is far from both ends and from the cursor, the nearest within reach. */
  page: z.number(),
  pageSize: z.number(),
  /** Rows over all pages; with `more` at least so many. */
  count: z.number(),
  /** Counting ended at `count`: the filter fits more rows than are counted at each request. */
  more: z.optional(z.boolean()),
  /** The order that the rows are in, as the query asks for one: `submittedAt,asc`. */
  sort: z.optional(z.string()),
  /** Where this page ends; absent on an empty one. */
  cursor: z.optional(z.string()),
  /** Where looking for rows has ended, before all of them had been looked at: what fits may stand behind it, too. */
  onward: z.optional(z.string()),
})

export const pageOf = <Row extends z.ZodMiniType, Sum extends z.ZodMiniType>(row: Row, sum: Sum) =>
  z.object({ list: z.array(row), pagecond, sum })

export const entryResult = z.object({
  id: z.string(),
  no: z.optional(z.string()),
  ok: z.boolean(),
  code: z.string(),
  message: z.string(),
  creditNo: z.optional(z.string()),
  pkCredit: z.optional(z.string()),
  state: z.optional(z.enum(applicationStateNames)),
})

/** Results of a batch in the order of the list that was sent. */
export const batchResult = z.object({ results: z.array(entryResult) })

export const file = z.object({
  pkFile: z.string(),
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  sha256: z.string(),
  uploadedAt: instant,
})

/** Entries of one signature. */
const MAX_SIGNED = 200
/** Longer than any text over so many. */
export const MAX_ORIGINAL = 200_000
/** Base64 of a CMS SignedData with its chain. */
export const cms = text(100_000)
/** Of a certificate: hexadecimal, in any spelling. */
export const serial = text(100)

/** The UKEY signature payload of spec §3. */
export const signaturePayload = z.object({
  algorithmType: z.enum(['ALG_RSA', 'ALG_SM2']),
  issuerDn: text(500),
  raType: text(64),
  /** Base64 of the CMS SignedData. */
  signature: cms,
  certSerialNo: serial,
  /** The text that was shown and signed, byte for byte. */
  original: text(MAX_ORIGINAL),
  creditList: z.array(z.object({ fkCredit: pk })).check(z.maxLength(MAX_SIGNED)),
  businessType: text(64),
})
export type SignaturePayload = z.output<typeof signaturePayload>

const schemas = {
  money,
  rate,
  count: z.number(),
  day,
  moment: instant,
  text: z.string(),
  status: z.string(),
  flag: z.boolean(),
  files: z.array(file),
  company: z.string(),
  person: z.string(),
  number: z.string(),
  code: z.string(),
} as const satisfies Record<TermKind, z.ZodMiniType>

type SchemaOf<Name extends TermName> = (typeof schemas)[(typeof terms)[Name]['kind']]

/** A field of a row by its term; `amount?` may be null, as in a draft that nobody has finished. */
export type FieldName = TermName | `${TermName}?`
type Fields<Name extends FieldName> = {
  [Each in Name as Each extends `${infer Known}?` ? Known : Each]: Each extends `${infer Known extends TermName}?`
    ? z.ZodMiniNullable<SchemaOf<Known>>
    : Each extends TermName
      ? SchemaOf<Each>
      : never
}

/** The schemas of terms, to be spread into the row of a list: `z.object({ pkApply: z.string(), ...fields('applyNo') })`. */
export function fields<const Names extends readonly FieldName[]>(...names: Names): Fields<Names[number]> {
  const shape: Record<string, z.ZodMiniType> = {}
  for (const name of names) {
    const isNullable = name.endsWith('?')
    const term = (isNullable ? name.slice(0, -1) : name) as TermName
    const schema = schemas[termOf(term).kind]
    shape[term] = isNullable ? z.nullable(schema) : schema
  }
  return shape as Fields<Names[number]>
}

/** What a person types for a term: no longer than the term allows. */
export const typed = (name: TermName) => typedText(maxLength(name))
