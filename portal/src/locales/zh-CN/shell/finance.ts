/** Financing of tickets, invoices. */
export const finance = { groups: { finance: '金票融资' } } as const
