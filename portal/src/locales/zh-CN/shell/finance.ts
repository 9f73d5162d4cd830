/** Financing of tickets, invoices. */
export const finance = { groups: { signup: '融资资格' } } as const
