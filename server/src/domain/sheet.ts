/** What a spreadsheet reader hands over. */
export type Cell = string | number | boolean | Date | null
export type Sheet = readonly (readonly Cell[])[]

/** One cell of a sheet that is handed back. */
export interface MarkedCell {
  value: Cell
  /** What is wrong with it stands in the last column. */
  isWrong?: boolean
}
