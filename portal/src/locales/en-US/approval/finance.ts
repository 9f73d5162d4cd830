import type { Translated } from '#portal/locales/translated.ts'
import type { finance as source } from '#portal/locales/zh-CN/approval/finance.ts'

export const finance: Translated<typeof source> = {
  desk: {
    finance: {
      approve: 'Approve',
      empty: 'No financing and no list of wages waits for review. What you decided is under “Decided by me”.',
      next: {
        FINANCE:
          'The platform reviews it on the first working day (the same day, if submitted before 16:00 on a working day); if the funder agrees, the bank pays on the next working day.',
        PAYROLL: 'The bank pays each person. The operator is told the result.',
      },
    },
    signupDirector: {
      approve: 'Approve',
      empty: 'No application to qualify waits for review. History is under “Done by me”.',
      next: 'The funder has been asked. The operator is told the result.',
    },
  },
  voucherOf: {
    FINANCE: {
      title: 'Receipt of financing',
      digest:
        'An assignment of receivables (factoring), not a loan. The digest is made of the application, its signed texts and the signatures of the enterprise that was financed. Any change of them changes it.',
    },
    PAYROLL: {
      title: 'Receipt of wages',
      digest:
        'The digest is made of the list of wages, its signed texts and the signatures of the payer. Any change of them changes it.',
    },
  },
}
