/** Financing of tickets, invoices. */
export const finance = { groups: { finance: '金票融资', signup: '融资资格' } } as const
