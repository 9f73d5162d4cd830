import type { OutsideAnswerTable, OutsideTaskTable } from './outside.ts'

/** Tables of the package shared, by name. */
export interface SharedTables {
  outside_answer: OutsideAnswerTable
  outside_task: OutsideTaskTable
}
