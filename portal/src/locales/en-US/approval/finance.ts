/** Financing of tickets, invoices. */
export const finance = {
  desk: {
    signupDirector: {
      approve: 'Approve',
      empty: 'No application to qualify waits for review. History is under “Done by me”.',
      next: 'The funder has been asked. The operator is told the result.',
    },
  },
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
