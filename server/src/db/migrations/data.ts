import { supplierKeeping } from './074_suppliers.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package data: numbers 070..079. */
export const data: Migrations = {
  '074_suppliers': supplierKeeping,
}
