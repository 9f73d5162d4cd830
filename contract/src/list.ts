import * as z from 'zod/mini'
import { type Endpoint, endpoint, type Permission } from './endpoint.ts'
import { day, money, moneySum, type pagecond, pageOf, pageQuery, pk, repeated, text, typed } from './fields.ts'
import type { Post } from './roles.ts'
import type { StatusWord } from './status.ts'
import { rangeParameters, type TermName, termOf } from './terms.ts'

/**
 * How a list can be asked for a field. `contains`: a name by any part of it, a number by its beginning or its end.
 * `range`: from, to, or both. An array: one or several of these values.
 */
export type FilterKind = 'contains' | 'range' | readonly [string, ...string[]]
export type Filters = Partial<Record<TermName, FilterKind>>

/** A view of a list that a tab or the page chooses, not the filter bar: its values, the usual one first. */
export type Choices = Record<string, readonly [string, ...string[]]>

type TextParameter = z.ZodMiniOptional<z.ZodMiniString>
type Stem<Name> = Name extends `${infer Stem}At` ? Stem : Name extends `${infer Stem}Date` ? Stem : Name
type RangeEnd<Name extends string> = `${Stem<Name>}From` | `${Stem<Name>}To`

type TextsOf<F extends Filters> = {
  [Name in keyof F as F[Name] extends 'contains' ? Name : never]: TextParameter
} & {
  [Name in keyof F as F[Name] extends 'range' ? RangeEnd<Name & string> : never]: TextParameter
}
type ValuesOf<F extends Filters> = {
  [Name in keyof F as F[Name] extends readonly string[] ? Name : never]: F[Name] extends readonly (infer Value extends
    string)[]
    ? z.ZodMiniDefault<z.ZodMiniType<Value[], Value[] | Value>>
    : never
}
type ChosenOf<C extends Choices> = {
  [Name in keyof C]: z.ZodMiniDefault<z.ZodMiniEnum<{ [Value in C[Name][number]]: Value }>>
}
type QueryShape<F extends Filters, C extends Choices, Of extends string> = typeof pageQuery &
  TextsOf<F> &
  ValuesOf<F> &
  ChosenOf<C> & { [Name in Of]: typeof pk }
type SumShape<Sum extends TermName> = { [Name in Sum]: z.ZodMiniOptional<typeof moneySum> }

/** What a list is, besides its address: read by the filter bar, the address of the page, the database and the export. */
export interface ListFacts<Key extends string = string, Sum extends TermName = TermName> {
  /** Its name in the addresses of exports, `/corp/v1/exports/credits`, and of saved views. */
  name: string
  /** The key of what the rows belong to, a parameter of every call: the limit of its entries. */
  of?: string
  filters: Filters
  choices: Choices
  /** Keys of the row that it can be ordered by. */
  sort: readonly Key[]
  sums: readonly Sum[]
  /** Words of the row's states and kinds; some depend on what is asked for. */
  words: StateWords
  /** Terms that this list shows under the name of another term. */
  called: CalledTerms
  /** Terms of its rows that are never filled: a file has no column of them. */
  lacks: readonly TermName[]
}

/**
 * The term that names a key, by key of the row, from what the list is asked for. The column, the filter, the condition
 * and the heading of a file all take their name from here, so that one list never calls one key by two names.
 */
export type CalledTerms = (query: Readonly<Record<string, unknown>>) => Readonly<Partial<Record<TermName, TermName>>>

/** By key of the row, from what the list is asked for. */
/** By key of the row; without a row: as the list as a whole calls them, in its filter. */
export type StateWords = Readonly<Record<string, (query: Values, row?: Values) => Readonly<Record<string, StatusWord>>>>
type Values = Readonly<Record<string, unknown>>

type ListQuery<F extends Filters, C extends Choices, Of extends string> = z.ZodMiniObject<QueryShape<F, C, Of>>

/** One page of a list. `sum` covers all pages; it is empty where that would read too many rows. */
export interface ListAnswer<Row = unknown> {
  list: Row[]
  pagecond: z.output<typeof pagecond>
  sum: Partial<Record<TermName, string | undefined>>
}

/** A list with any rows and filters, for code that all lists share. */
export interface AnyListEndpoint<Row = unknown> extends Endpoint {
  data: z.ZodMiniType<ListAnswer<Row>>
  list: ListFacts
  export: Endpoint<undefined, z.ZodMiniType, undefined>
}

export interface ListEndpoint<
  Row extends z.ZodMiniType,
  F extends Filters,
  C extends Choices,
  Key extends string,
  Sum extends TermName,
  Of extends string,
> extends Endpoint<
    undefined,
    ListQuery<F, C, Of>,
    undefined,
    ReturnType<typeof pageOf<Row, z.ZodMiniObject<SumShape<Sum>>>>
  > {
  list: ListFacts<Key, Sum> & { choices: C }
  /** The same rows, all of them, as a file: the same filters besides a format and the columns. */
  export: Endpoint<undefined, z.ZodMiniType, undefined, z.ZodMiniUnknown>
}

/** What a list has rows of. */
export type RowOf<L extends AnyListEndpoint> = L['data']['_zod']['output']['list'][number]

interface Definition<
  Row extends z.ZodMiniType,
  F extends Filters,
  C extends Choices,
  Key extends string,
  Sum extends TermName,
  Of extends string,
> {
  name: string
  path: `/${string}`
  summary: string
  permission: Permission
  /** Of those who may open a page, only these posts. */
  posts?: readonly Post[]
  /** Asked by the page, not by the person: does not extend the session. */
  passive?: true
  row: Row
  /** The key of what the rows belong to: the entries of one limit. */
  of?: Of
  filters?: F
  choices?: C
  sort: readonly Key[]
  sums?: readonly Sum[]
  words?: StateWords
  called?: CalledTerms
  lacks?: readonly TermName[]
}

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/**
 * One definition per list: the query schema, the filter bar, the state in the address, the conditions and order of the
 * database and the export are all made from it. Sums are over all pages, so that a footer never contradicts the filter;
 * one that would have to read too many rows is left out, and the count says `more` (see `pagecond`).
 */
export function list<
  Row extends z.ZodMiniType,
  const F extends Filters = Record<never, never>,
  const C extends Choices = Record<never, never>,
  const Key extends string = string,
  const Sum extends TermName = never,
  const Of extends string = never,
>(definition: Definition<Row, F, C, Key, Sum, Of>): ListEndpoint<Row, F, C, Key, Sum, Of> {
  const { name, path, summary, permission, posts, passive, row } = definition
  const { of, filters = {} as F, choices = {} as C, sort, sums = [], words = {} } = definition
  const { called = () => ({}), lacks = [] } = definition
  const conditions = { ...(of !== undefined && { [of]: pk }), ...filterSchemas(filters), ...choiceSchemas(choices) }
  const query = z.object({ ...pageQuery, ...conditions }) as unknown as ListQuery<F, C, Of>
  const sum = z.object(
    Object.fromEntries(sums.map((each) => [each, z.optional(moneySum)])),
  ) as unknown as z.ZodMiniObject<SumShape<Sum>>
  return {
    ...endpoint({
      method: 'GET',
      path,
      summary,
      permission,
      query,
      data: pageOf(row, sum),
      ...(posts && { posts }),
      ...(passive && { passive }),
    }),
    list: { name, ...(of !== undefined && { of }), filters, choices, sort, sums, words, called, lacks },
    export: endpoint({
      method: 'GET',
      path: `/corp/v1/exports/${name}`,
      summary: `${summary}：导出为文件`,
      permission,
      ...(posts && { posts }),
      query: z.object({
        sort: pageQuery.sort,
        ...conditions,
        format: z.enum(exportFormats),
        columns: repeated(text(64)),
      }),
      binary: true,
      data: z.unknown(),
    }),
  }
}

function filterSchemas(filters: Filters): Record<string, z.ZodMiniType> {
  const shape: Record<string, z.ZodMiniType> = {}
  for (const [name, kind] of Object.entries(filters) as [TermName, FilterKind][]) {
    if (kind === 'contains') shape[name] = z.optional(termOf(name).kind === 'number' ? typed(name) : typed('keyword'))
    else if (kind === 'range') {
      const end = termOf(name).kind === 'money' ? money : day
      for (const parameter of rangeParameters(name)) shape[parameter] = z.optional(end)
    } else shape[name] = repeated(z.enum([...kind]))
  }
  return shape
}

const choiceSchemas = (choices: Choices): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, z._default(z.enum([...values]), values[0])]),
  )
