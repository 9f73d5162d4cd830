import { limitParts } from './077_limit_parts.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package data: numbers 070..079. */
export const data: Migrations = { '077_limit_parts': limitParts }
