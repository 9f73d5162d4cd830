import type { Names } from './areas/area.ts'
import * as credit from './areas/credit.ts'
import * as data from './areas/data.ts'
import * as exchange from './areas/exchange.ts'
import * as finance from './areas/finance.ts'
import * as loans from './areas/loans.ts'
import * as onboarding from './areas/onboarding.ts'
import * as redeem from './areas/redeem.ts'
import * as shared from './areas/shared.ts'
import * as ukey from './areas/ukey.ts'

/** Tickets, applications and receipts (product §2.1); those of an area stand in its file. */
export const baseNumbers = ['JP', 'SQ', 'PZ'] as const satisfies Names

/** Our own running numbers, each by the letters that it begins with. */
export const numberKinds = [
  ...baseNumbers,
  ...shared.numbers,
  ...redeem.numbers,
  ...finance.numbers,
  ...onboarding.numbers,
  ...ukey.numbers,
  ...data.numbers,
  ...exchange.numbers,
  ...loans.numbers,
  ...credit.numbers,
] as const satisfies Names
export type NumberKind = (typeof numberKinds)[number]
