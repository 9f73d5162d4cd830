import type { Column } from './types.ts'

/** Rows are cards up to this width of the table, in CSS px. */
export const narrowUpTo = 639

/** From the top of a card. The number shares its line with 更多: their targets are as high as a finger needs. */
const lines = ['party', 'amount', 'fact', 'number'] as const

/** A column as a table shows it, and as the card of a narrow table does. */
export interface PlacedColumn<Row> extends Column<Row> {
  /** Its line in a card: party and amount first, the number last, the facts between them. */
  line: (typeof lines)[number]
  /** In a card its header stands before the value. */
  isLabelled: boolean
}

/** Says of each column how it stands in a card. With `isNarrow` they are also in the order of a card. */
export function placed<Row>(columns: readonly Column<Row>[], isNarrow: boolean): PlacedColumn<Row>[] {
  const party = columns.find(({ card }) => card === 'party') ?? columns.find(({ rowHeader }) => rowHeader)
  const amount = columns.find(({ card }) => card === 'amount')
  const lineOf = (column: Column<Row>) =>
    column === party ? 'party' : column === amount ? 'amount' : column.rowHeader ? 'number' : 'fact'
  const all = columns.map((column) => ({
    ...column,
    line: lineOf(column),
    isLabelled: !explainsItself(column, columns),
  })) satisfies PlacedColumn<Row>[]
  // The sort is stable: facts keep their order.
  return isNarrow ? all.sort((a, b) => lines.indexOf(a.line) - lines.indexOf(b.line)) : all
}

/** Ids of the heads of a table: those of the columns, and of the two that are none. */
export type HeadIds = (of: 'select' | 'more' | 'column', column?: string) => string

/** Of two parties, or two amounts, nobody knows without its header which one it is. */
function explainsItself<Row>({ card, rowHeader }: Column<Row>, columns: readonly Column<Row>[]): boolean {
  if (rowHeader || card === 'plain') return true
  return card !== undefined && columns.filter((column) => column.card === card).length === 1
}
