import type { SheetColumn } from '@jinpiao/contract/sheetColumns'

/** What a sheet of one kind holds. All that is imported is read by such a plan, in the same way. */
export interface SheetPlan<Field extends string = string> {
  columns: readonly SheetColumn<Field>[]
  /** So many rows are read at once. */
  most: number
  /** What no two rows have in common, and the column that it stands in. */
  key?: { field: Field; of: (values: Readonly<Record<Field, string>>) => string }
}
