/** Financing of tickets, invoices. */
export const finance = {
  voucherOf: {
    FINANCE: {
      title: 'Receipt of financing',
      at: 'Paid at',
      digest:
        'The digest is made of the application, its signed texts and the signatures of the enterprise that was financed. Any change of them changes it.',
    },
    PAYROLL: {
      title: 'Receipt of wages',
      at: 'Paid at',
      digest:
        'The digest is made of the list of wages, its signed texts and the signatures of the payer. Any change of them changes it.',
    },
  },
} as const
