import { ledger } from './029_ledger.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package shared: numbers 020..029. */
export const shared: Migrations = { '029_ledger': ledger }
