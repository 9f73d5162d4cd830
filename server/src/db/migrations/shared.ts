import { outside } from './020_outside.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package shared: numbers 020..029. */
export const shared: Migrations = { '020_outside': outside }
