/** Tables of the package exchange, by name. */
export interface ExchangeTables {}
