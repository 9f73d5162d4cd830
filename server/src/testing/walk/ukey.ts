import { openFor } from './openings.ts'
import type { Walks } from './walkOf.ts'

const products = ['EXCHANGE', 'CREDIT_FUND', 'GUARANTEE', 'CCB'] as const
type Product = (typeof products)[number]

/** How the random walk fills in the forms of the package ukey. */
export const ukey: Walks = {
  PRODUCT_OPEN: {
    form: (world, { pick }) => ({ fkCorp: world.core, line: products[pick % products.length] ?? 'EXCHANGE' }),
    save: (context, line) => openFor(context, line as Product),
  },
}
