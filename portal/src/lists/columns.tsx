import type { CalledTerms, StateWords } from '@jinpiao/contract/list'
import { isNumberTerm, type Numbered, type NumberTerm } from '@jinpiao/contract/numberKeys'
import { isTerm, type TermKind, type TermName, termOf } from '@jinpiao/contract/terms'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { ReactNode } from 'react'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import type { Terms } from '#portal/parts/useTerms.ts'

/** Keys of a row that are terms. */
type TermKey<Row> = Extract<keyof Row, TermName>

export interface TermColumn<Row> {
  key: TermKey<Row>
  /** Where it is shown in another way than its kind is. */
  cell?: Column<Row>['cell']
  secondary?: boolean
  /** Of a number: the keys by which its page is found, where the row has them under other names; `null`: it is text. */
  of?: ((row: Row) => Numbered) | null
  /** In a card one of the facts, although it is an amount: another one is what the card is about. */
  isFact?: true
}

/** One of the page's own. */
export interface OwnColumn<Row> extends Column<Row> {
  /** Of acts: whether this row offers any; where none does, the column is left out. */
  isOffered?: (row: Row) => boolean
}

/** A column by its term, which says its heading, side, cell and spoken form; or one of the page's own. */
export type ListColumn<Row> = TermKey<Row> | TermColumn<Row> | OwnColumn<Row>

export interface ColumnContext<Row> {
  terms: Terms
  /** Keys that the list can be ordered by; none where its order is fixed. */
  sortable?: readonly string[]
  words?: StateWords
  /** Terms that the list shows under another name. */
  called?: CalledTerms
  /** What the list was asked for: words of states depend on it. */
  query?: Readonly<Record<string, unknown>>
  /** Where the first column leads. */
  hrefOf?: ((row: Row) => string | undefined) | undefined
}

/** Columns of a table. The first names its row; a link stands there. */
export function columnsOf<Row>(columns: readonly ListColumn<Row>[], context: ColumnContext<Row>): Column<Row>[] {
  return columns.map((column, index) => columnOf(column, context, index === 0))
}

function columnOf<Row>(given: ListColumn<Row>, context: ColumnContext<Row>, isFirst: boolean): Column<Row> {
  if (typeof given === 'object' && 'id' in given) return given
  const column: TermColumn<Row> = typeof given === 'object' ? given : { key: given }
  const { key, secondary = false } = column
  const { kind } = termOf(key)
  const { terms, sortable = [], called, query = {}, hrefOf } = context
  const card = column.isFact ? undefined : cardOf[kind]
  const shown = column.cell ?? ((row: Row, hasHeader: boolean) => cellOf(key, row, context, hasHeader))
  const own = column.cell ?? numberCell(column) ?? shown
  return {
    id: key,
    header: terms.heading(called?.(query)[key] ?? key),
    cell:
      isFirst && hrefOf ? (row, hasHeader) => linked(hrefOf(row), shown(row, hasHeader)) ?? own(row, hasHeader) : own,
    sortable: sortable.includes(key),
    rowHeader: isFirst,
    secondary,
    ...(told.has(key) && { keeps: true }),
    whole: kind === 'number' || kind === 'day' || kind === 'moment' || kind === 'count' || kind === 'status',
    ...(isFigure(kind) && { align: 'end' }),
    ...(card && { card }),
  }
}

/** Why something failed or came back is read before anything else: its column is never the one without room. */
const told: ReadonlySet<string> = new Set<TermName>(['failReason', 'returnReason', 'reason'])

/** A card of a narrow table begins with party and amount; a number of ours and a state explain themselves. */
const cardOf: Partial<Record<TermKind, Column<never>['card']>> = {
  company: 'party',
  money: 'amount',
  number: 'plain',
  status: 'plain',
}

const isFigure = (kind: TermKind) => kind === 'money' || kind === 'rate' || kind === 'count'

/** A number leads to what it is of, by the keys in its row. */
function numberCell<Row>({ key, of }: TermColumn<Row>): Column<Row>['cell'] | undefined {
  if (of === null || !isNumberTerm(key)) return undefined
  const term: NumberTerm = key
  return (row) => <NumberLink term={term} of={of?.(row) ?? (row as Numbered)} no={row[key] as string | null} />
}

/** The words as a link of the list's own. */
function linked(href: string | undefined, words: ReactNode): ReactNode | undefined {
  if (href === undefined) return undefined
  return (
    <Link href={href} kind="standalone">
      {words}
    </Link>
  )
}

/** One value as its kind is shown and said; what is missing is —. */
function cellOf<Row>(
  key: TermKey<Row>,
  row: Row,
  { terms, words, query = {} }: ColumnContext<Row>,
  hasHeader: boolean,
): ReactNode {
  const value: unknown = row[key]
  const text = typeof value === 'number' ? String(value) : value
  // What is missing; lists and flags have no cell of their own.
  if (typeof text !== 'string' || text === '') return '—'
  switch (termOf(key).kind) {
    case 'money':
      return <Money value={text} unit={!hasHeader} />
    case 'rate':
      return <ProseText>{`${text}%`}</ProseText>
    case 'day':
      return <DayText day={text} />
    case 'moment':
      return <MomentText at={text} />
    case 'status': {
      const word = words?.[key]?.(query, row as Readonly<Record<string, unknown>>)[text]
      if (word === undefined) return text
      const label = terms.words(word.label)
      return termOf(key).isKind ? label : <StatusTag tone={word.tone}>{label}</StatusTag>
    }
    default:
      return accounts.has(key) && /^\d+$/.test(text) ? <CardNumber value={text} /> : text
  }
}

/** Compared four digits at a time (spec §3). */
const accounts: ReadonlySet<string> = new Set<TermName>(['accountNo', 'payeeAccount', 'payAccount', 'interBankNo'])

/** The keys of those that a file can hold: columns of the page's own, such as buttons, are none of the list's. */
export const exportKeys = <Row,>(columns: readonly Column<Row>[], hidden: readonly string[]): string[] =>
  columns.map(({ id }) => id).filter((id) => isTerm(id) && !hidden.includes(id))
