/** Tables of the package ukey, by name. */
export interface UkeyTables {}
