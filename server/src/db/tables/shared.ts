/** Tables of the package shared, by name. */
export interface SharedTables {}
