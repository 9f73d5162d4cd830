/** Financing of tickets, invoices. */
export const finance = {} as const
