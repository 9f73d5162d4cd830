import { isDay } from '@jinpiao/values/days'
import * as z from 'zod/mini'
import { maxLength, type TermKind, type TermName, termOf, type terms } from './terms.ts'
import { says } from './validationWords.ts'

/** Money on the wire: a decimal string, never a number (I27). Answers always carry two places. */
export const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,2})?$/, says('money')))
/** As {@link money}, for sums and differences, which may exceed one ticket's maximum or be negative. */
export const moneySum = z.string().check(z.regex(/^-?\d{1,18}\.\d{2}$/))
/** A civil day in Asia/Shanghai, `2026-11-21`. */
export const day = z.string().check(z.refine((value) => isDay(value), says('day')))
/** ISO 8601 with offset. */
export const instant = z.string()
/** Opaque identifiers (ULID). */
export const pk = z.string().check(z.minLength(1), z.maxLength(64))
export const mobile = z.string().check(z.regex(/^1\d{10}$/, says('mobile')))
export const creditCode = z.string().check(z.regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, says('creditCode')))
/** Why something is sent back or refused. */
export const reason = z.string().check(z.trim(), z.minLength(2, says('reason')), z.maxLength(200, says('reason')))
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
  cursor: z.optional(z.string().check(z.maxLength(400))),
}

export const pagecond = z.object({
  /** The page that was read: of a number that is far from both ends and from the cursor, the nearest within reach. */
  page: z.number(),
  pageSize: z.number(),
  /** Rows over all pages; with `more` at least so many. */
  count: z.number(),
  /** Counting ended at `count`: the filter fits more rows than are counted at each request. */
  more: z.optional(z.boolean()),
  /** Where this page ends; absent on an empty one. */
  cursor: z.optional(z.string()),
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

/** The UKEY signature payload of spec §3. */
export const signaturePayload = z.object({
  algorithmType: z.enum(['ALG_RSA', 'ALG_SM2']),
  issuerDn: z.string(),
  raType: z.string(),
  /** Base64 of the CMS SignedData. */
  signature: z.string(),
  certSerialNo: z.string(),
  /** The text that was shown and signed, byte for byte. */
  original: z.string(),
  creditList: z.array(z.object({ fkCredit: z.string() })),
  businessType: z.string(),
})
export type SignaturePayload = z.output<typeof signaturePayload>

const schemas = {
  money,
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
export const typed = (name: TermName) => z.string().check(z.trim(), z.maxLength(maxLength(name)))
