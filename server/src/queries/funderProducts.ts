import type { DataOf } from '@jinpiao/contract/endpoint'
import type { listFunderProducts, ProductKind } from '@jinpiao/contract/funderProducts'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { FunderProductTable } from '../db/tables/products.ts'

export interface FunderProduct extends Omit<Selectable<FunderProductTable>, 'methods' | 'materials' | 'documents'> {
  methods: readonly string[]
  materials: readonly string[]
  documents: readonly string[]
}

const toProduct = ({ methods, materials, documents, ...row }: Selectable<FunderProductTable>): FunderProduct => ({
  ...row,
  methods: JSON.parse(methods),
  materials: JSON.parse(materials),
  documents: JSON.parse(documents),
})

/** What funders offer of one kind, the cheapest first. */
export async function funderProducts(read: Reader, kind: ProductKind): Promise<FunderProduct[]> {
  const rows = await read
    .selectFrom('funder_product')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'ACTIVE')
    .orderBy('rateBp')
    .orderBy('pkProduct')
    .execute()
  return rows.map(toProduct)
}

/** A product of a kind as its terms are now, also one that is no longer offered; undefined where there is none such. */
export async function productOf(
  read: Reader,
  kind: ProductKind,
  pkProduct: string,
): Promise<FunderProduct | undefined> {
  const row = await read.selectFrom('funder_product').selectAll().where('pkProduct', '=', pkProduct).executeTakeFirst()
  return row?.kind === kind ? toProduct(row) : undefined
}

/** Hundredths of a per cent as the wire has a rate, `6.00`. */
export const rateOf = (bp: number): string => (bp / 100).toFixed(2)

/** Products as a form shows them to choose from. */
export const toOffers = (products: readonly FunderProduct[]): DataOf<typeof listFunderProducts> =>
  products.map((product) => ({
    ...product,
    methods: [...product.methods],
    materials: [...product.materials],
    documents: [...product.documents],
    kind: product.kind as ProductKind,
    annualRate: rateOf(product.rateBp),
    penaltyRate: rateOf(product.penaltyRateBp),
    feeRate: rateOf(product.feeBp),
    earlyFeeRate: rateOf(product.earlyFeeBp),
    minAmount: fenToDecimal(product.minFen),
    maxAmount: fenToDecimal(product.maxFen),
  }))
