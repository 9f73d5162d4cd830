/** Tables of the package credit, by name. */
export interface CreditTables {}
