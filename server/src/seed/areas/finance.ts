import type { Scene } from '../actors.ts'
import { playFinancings } from '../financings.ts'
import { playInvoices } from '../invoices.ts'
import { signupScenes } from '../signups.ts'

/** Scenes of the package finance in the demonstration. */
export const finance: readonly Scene[] = [playFinancings, playInvoices, ...signupScenes]
