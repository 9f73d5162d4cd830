import { type BusinessType, flowOf, type SignedAction } from './flow.ts'
import type { Words } from './words.ts'

interface Agreement {
  name: Words
  /** A text that changes gets a new one, so that it stays known what was agreed to. */
  version: string
}

/** What an enterprise agrees to when it submits a form; the portal has the texts. */
export const agreements = {
  promise: { name: ['付款承诺函', 'Promise of payment'], version: '2026-07' },
  issue: { name: ['金票开立协议', 'Ticket issue agreement'], version: '2026-07' },
  transfer: { name: ['金票转让协议', 'Ticket transfer agreement'], version: '2026-07' },
} as const satisfies Record<string, Agreement>

export type AgreementName = keyof typeof agreements
export const agreementNames = Object.keys(agreements) as [AgreementName, ...AgreementName[]]

/** What the signer of an act agrees to, in the versions of today: part of the text that is signed. */
export const agreedIn = (type: BusinessType, action: SignedAction): { name: AgreementName; version: string }[] =>
  action === 'SUBMIT' ? agreementsOf(type).map((name) => ({ name, version: agreements[name].version })) : []

/** Agreements of a form, in the order in which they are read. */
export const agreementsOf = (type: BusinessType): readonly AgreementName[] => flowOf(type).agreements ?? []
