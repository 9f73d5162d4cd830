/** What a spreadsheet reader hands over. */
export type Cell = string | number | boolean | Date | null
export type Sheet = readonly (readonly Cell[])[]

/** Cells that are one; rows count from 1, as in the sheet, columns from 0, as in a row. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

/** A worksheet as a person sees it: its cells, and which of them the sheet hides or has merged. */
export interface SeenSheet {
  name: string
  cells: Sheet
  hiddenRows: ReadonlySet<number>
  /** From and to, counted from 0. */
  hiddenColumns: readonly (readonly [from: number, to: number])[]
  merges: readonly CellRange[]
}

/** The worksheets of an uploaded workbook, in its order. */
export interface SheetFile {
  sheets: readonly { name: string; isHidden: boolean; isEmpty: boolean }[]
  /** @param index in `sheets`. */
  read: (index: number) => Promise<SeenSheet>
}

/** Cells of which none is hidden or merged. */
export const plainSheet = (cells: Sheet, name = 'Sheet1'): SeenSheet => ({
  name,
  cells,
  hiddenRows: new Set(),
  hiddenColumns: [],
  merges: [],
})

/** The letters of a column that counts from 0: `A`, `AB`. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** `C2:C4`. */
export const rangeName = ({ top, bottom, left, right }: CellRange): string =>
  `${columnLetters(left)}${top}:${columnLetters(right)}${bottom}`

/** One cell of a sheet that is handed back. */
export interface MarkedCell {
  value: Cell
  /** What is wrong with it stands in the last column. */
  isWrong?: boolean
}
