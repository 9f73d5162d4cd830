import type { PurFinancePayload } from '@jinpiao/contract/purFinance'
import type { CommandContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { endOthers } from './endOthers.ts'
import type { World } from './world.ts'

const PRODUCT = 'pur-finance'

/** The amount of a form that the walk through every state fills in. */
const ALONE = '1000.00'

/** A complete form of the enterprise that has a purchaser. */
export const purFinanceLine = (world: World, changes: Partial<PurFinancePayload> = {}): PurFinancePayload => {
  const { fkCorp } = world.people.purchaser
  return {
    fkProduct: PRODUCT,
    amount: ALONE,
    months: '6',
    method: 'BULLET',
    purpose: 'PURCHASE',
    purposeNote: '',
    repaySource: '销售回款',
    pkAccount: world.accounts[fkCorp] ?? '',
    guarantee: 'CREDIT',
    authFileIds: [world.files[fkCorp] ?? ''],
    otherFileIds: [],
    financeMonth: todayOf(world.clock).slice(0, 7),
    financeDate: '',
    pkPack: '',
    contractFileIds: [world.files[fkCorp] ?? ''],
    ...changes,
  }
}

/**
 * A bank of the world finances purchases. Of a form that is to come through to its end nothing stands in the way: what the
 * enterprise has under way ends, and its last refusal is long ago.
 */
export async function preparePurFinance(
  context: CommandContext,
  { amount }: Pick<PurFinancePayload, 'amount'>,
): Promise<void> {
  await context.database.write(async (tx) => {
    const finance = await tx.selectFrom('funder_product').selectAll().where('kind', '=', 'FINANCE').executeTakeFirst()
    if (finance === undefined) throw new Error('The world has no bank')
    await tx
      .insertInto('funder_product')
      .values({ ...finance, pkProduct: PRODUCT, kind: 'PUR_FINANCE', name: '采购融资' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  if (amount === ALONE) await endOthers(context, 'PUR_FINANCE')
}
