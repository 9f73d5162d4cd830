/** Tables of the package finance, by name. */
export interface FinanceTables {}
