import type { Agreements } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'

/** Agreements of tickets; those of an area stand in its file. */
export const baseAgreements = {
  promise: { name: ['付款承诺函', 'Promise of payment'], version: '2026-12' },
  issue: { name: ['金票开立协议', 'Ticket issue agreement'], version: '2026-12' },
  transfer: { name: ['金票转让协议', 'Ticket transfer agreement'], version: '2026-07' },
} as const satisfies Agreements

/** What an enterprise agrees to when it submits a form; the portal has the texts. */
export const agreements = {
  ...baseAgreements,
  ...shared.agreements,
  ...redeem.agreements,
  ...finance.agreements,
  ...onboarding.agreements,
  ...ukey.agreements,
  ...data.agreements,
  ...exchange.agreements,
  ...loans.agreements,
  ...credit.agreements,
} as const satisfies Agreements

export type AgreementName = keyof typeof agreements
export const agreementNames = Object.keys(agreements) as [AgreementName, ...AgreementName[]]
