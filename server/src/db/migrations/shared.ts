import { columns } from './020_columns.ts'
import { outsideTasks } from './021_outside_tasks.ts'
import { accounts } from './022_accounts.ts'
import { products } from './023_products.ts'
import { ledger } from './029_ledger.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package shared: numbers 020..029. */
export const shared: Migrations = {
  '020_columns': columns,
  '021_outside_tasks': outsideTasks,
  '022_accounts': accounts,
  '023_products': products,
  '029_ledger': ledger,
}
