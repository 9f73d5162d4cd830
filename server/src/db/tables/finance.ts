import type { QualificationTable } from './qualification.ts'

/** Tables of the package finance, by name. */
export interface FinanceTables {
  qualification: QualificationTable
}
