/** Tables of the package data, by name. */
export interface DataTables {}
