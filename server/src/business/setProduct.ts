import type { ProductCode } from '@jinpiao/contract/productKinds'
import type { ProductState } from '@jinpiao/contract/states/ukey'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { CorpProductTable } from '../db/tables/ukey.ts'

export interface CorpProduct extends Omit<Selectable<CorpProductTable>, 'product' | 'state'> {
  product: ProductCode
  state: ProductState
}

interface Change {
  state: Exclude<ProductState, 'NONE'>
  /** The application that it stands so by. */
  pkApply?: string
  reason?: string | null
  contractNo?: string | null
}

/**
 * Where an enterprise stands with a product, and the flag of its session beside it (spec §3): nothing else writes either.
 * The caller has locked the enterprise.
 */
export async function setProduct(
  { tx, at }: Pick<Act, 'tx' | 'at'>,
  fkCorp: string,
  product: ProductCode,
  change: Change,
): Promise<void> {
  await tx
    .insertInto('corp_product')
    .values({ fkCorp, product, at, pkApply: null, reason: null, contractNo: null, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['fkCorp', 'product'])
        .doUpdateSet((eb) => ({ ...change, at, version: eb('corp_product.version', '+', 1) })),
    )
    .execute()
  const { openedProducts } = await tx
    .selectFrom('corp')
    .select('openedProducts')
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  const flags = JSON.parse(openedProducts) as Record<string, boolean>
  const isOpened = change.state === 'OPENED'
  if ((flags[product] ?? false) === isOpened) return
  // The version tells the sessions of the enterprise: a home or a menu may open.
  await tx
    .updateTable('corp')
    .set((eb) => ({
      openedProducts: JSON.stringify({ ...flags, [product]: isOpened }),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('pkCorp', '=', fkCorp)
    .execute()
}

/** All that an enterprise has asked for, by product. */
export async function readProducts(read: Reader, fkCorp: string): Promise<ReadonlyMap<ProductCode, CorpProduct>> {
  const rows = await read.selectFrom('corp_product').selectAll().where('fkCorp', '=', fkCorp).execute()
  return new Map((rows as CorpProduct[]).map((row) => [row.product, row]))
}
