import { type CsvKind, csvCell } from '@jinpiao/values/csvCell'

export { byteOrderMark, type CsvKind, csvCell, csvKinds } from '@jinpiao/values/csvCell'

export interface CsvColumn<Row> {
  /** The first line of the file. */
  header: string
  /** The cell as text; the kind says what a spreadsheet may make of it. */
  value: (row: Row) => string
  /** `text` unless given. */
  kind?: CsvKind | undefined
}

/** The header line, guarded like everything else: column names may come from people too. */
export function csvHeader<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `${columns.map(({ header }) => csvCell(header)).join(',')}\r\n`
}

export function csvLine<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  return `${columns.map(({ value, kind }) => csvCell(value(row), kind)).join(',')}\r\n`
}
