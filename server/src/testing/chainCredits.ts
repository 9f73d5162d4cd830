import type { ChainCreditPayload } from '@jinpiao/contract/chainCredit'
import type { CommandContext } from '../acts/context.ts'
import { endOthers } from './endOthers.ts'
import { selfLoanLine } from './selfLoans.ts'
import type { World } from './world.ts'

const PRODUCT = 'chain-credit'

/** A complete application of an enterprise for a chain loan. */
export const chainCreditLine = (
  world: World,
  fkCorp: string,
  changes: Partial<ChainCreditPayload> = {},
): ChainCreditPayload => ({
  ...selfLoanLine(world, fkCorp),
  fkProduct: PRODUCT,
  orderNo: 'DD-2026-001',
  contractFileIds: [world.files[fkCorp] ?? ''],
  ...changes,
})

/**
 * The bank of the world offers chain loans, and the platform has enabled them for the enterprise of a context. `isAlone`:
 * what it has under way ends, and its last refusal is long ago.
 */
export async function prepareChainCredit(context: CommandContext, isAlone = false): Promise<void> {
  const { database, actor } = context
  await database.write(async (tx) => {
    const finance = await tx.selectFrom('funder_product').selectAll().where('kind', '=', 'FINANCE').executeTakeFirst()
    if (finance === undefined) throw new Error('The world has no bank')
    await tx
      .insertInto('funder_product')
      .values({ ...finance, pkProduct: PRODUCT, kind: 'CHAIN_CREDIT', name: '金链贷' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.updateTable('corp').set({ chainCreditEnabled: 1 }).where('pkCorp', '=', actor.fkCorp).execute()
  })
  if (isAlone) await endOthers(context, 'CHAIN_CREDIT')
}
