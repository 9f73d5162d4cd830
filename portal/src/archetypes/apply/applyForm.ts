import * as z from 'zod/mini'

/** One application of a form, and which one it is once it has been stored. */
export interface ApplyLine {
  pkApply?: string | undefined
  version?: number | undefined
  payload: unknown
}

/** An application that is stored, in the order of the lines. */
export interface StoredLine {
  pkApply: string
  version: number
}

/** Keys of an application that has been saved: part of the schema of each form. */
export const storedKeys = { pkApply: z.optional(z.string()), version: z.optional(z.number()) }
interface StoredKeys {
  pkApply?: string | undefined
  version?: number | undefined
}

/** Values of a form as the archetype handles them. */
export interface ApplyForm<Values, Detail, Facts> {
  empty: (facts?: Facts) => Values
  /** A draft of the server; `undefined` when an older build wrote it differently. */
  parse: (payload: unknown) => Values | undefined
  /** An untouched form leaves no draft behind. */
  isUntouched: (values: Values) => boolean
  lines: (values: Values) => ApplyLine[]
  /** The same values that know their applications, so that a second try changes those instead of making new ones. */
  stored: (values: Values, saved: readonly StoredLine[]) => Values
  /** A stored application back in the form; a copy is a new one, without what can back only one. */
  fill: (detail: Detail, isCopy: boolean) => Values
  /** Id of the control that a problem of the contract's rules is about. */
  fieldId: (line: number, field: string) => string
}

/** What a type says of one of its applications. */
interface OneApplication<One, Detail, Facts> {
  /** Texts are as typed; names stand beside keys. With {@link storedKeys}. */
  schema: z.ZodMiniType<One>
  empty: (facts?: Facts) => One
  /** What is chosen before anything is typed: alone it leaves no draft behind. */
  chosen?: readonly (keyof One)[]
  /** What is sent. What is no amount and no day is left out: a draft may be incomplete, never wrong. */
  toPayload: (one: One) => unknown
  fill: (detail: Detail, isCopy: boolean) => One
}

interface StoredDetail {
  application: StoredLine
}

/** A form that becomes one application. */
export function singleForm<One extends StoredKeys, Detail extends StoredDetail, Facts>(
  one: OneApplication<One, Detail, Facts>,
): ApplyForm<One, Detail, Facts> {
  return {
    empty: one.empty,
    parse: (payload) => parsed(one.schema, payload),
    isUntouched: (values) => isEmpty(one, values),
    lines: (values) => [lineOf(one, values)],
    stored: (values, [saved]) => ({ ...values, ...saved }),
    fill: (detail, isCopy) => filled(one, detail, isCopy),
    fieldId: (_line, field) => formName(field),
  }
}

/** A form with several lines, each an application. */
export function linesForm<One extends StoredKeys, Detail extends StoredDetail, Facts>(
  one: OneApplication<One, Detail, Facts>,
): ApplyForm<{ lines: One[] }, Detail, Facts> {
  const schema = z.object({ lines: z.array(one.schema).check(z.minLength(1)) })
  return {
    empty: (facts) => ({ lines: [one.empty(facts)] }),
    parse: (payload) => parsed(schema, payload),
    isUntouched: ({ lines }) => lines.every((line) => isEmpty(one, line)),
    lines: ({ lines }) => lines.map((line) => lineOf(one, line)),
    stored: ({ lines }, saved) => ({ lines: lines.map((line, index) => ({ ...line, ...saved[index] })) }),
    fill: (detail, isCopy) => ({ lines: [filled(one, detail, isCopy)] }),
    fieldId: (line, field) => `lines.${line}.${formName(field)}`,
  }
}

/**
 * Name of a field in the form. The rules say `trade.fileIds` where the form holds the files themselves, with their
 * names.
 */
export const formName = (field: string): string =>
  field.replace(/(invoiceFileIds|(?<![a-zA-Z])fileIds)$/, 'files').replace(/FileIds$/, 'Files')

function parsed<Values>(schema: z.ZodMiniType<Values>, payload: unknown): Values | undefined {
  const result = schema.safeParse(payload)
  return result.success ? result.data : undefined
}

function isEmpty<One, Detail, Facts>({ empty, chosen = [] }: OneApplication<One, Detail, Facts>, values: One): boolean {
  const textOf = (one: One) =>
    JSON.stringify(one, (key, value) => ((chosen as readonly string[]).includes(key) ? undefined : value))
  return textOf(values) === textOf(empty())
}

const lineOf = <One extends StoredKeys, Detail, Facts>(
  { toPayload }: OneApplication<One, Detail, Facts>,
  one: One,
) => ({
  pkApply: one.pkApply,
  version: one.version,
  payload: toPayload(one),
})

function filled<One extends StoredKeys, Detail extends StoredDetail, Facts>(
  { fill }: OneApplication<One, Detail, Facts>,
  detail: Detail,
  isCopy: boolean,
): One {
  const { pkApply, version } = detail.application
  return { ...fill(detail, isCopy), ...(!isCopy && { pkApply, version }) }
}
