import type { CreditFundPayload } from '@jinpiao/contract/creditFund'
import type { CommandContext } from '../acts/context.ts'
import { setProduct } from '../business/setProduct.ts'
import { instantOf } from '../domain/clock.ts'
import { endOthers } from './endOthers.ts'
import type { World } from './world.ts'

const PRODUCT = 'credit-fund'

/** The amount of a form that the walk through every state fills in. */
const ALONE = '1000.00'

/** A complete form of an enterprise that `core` buys from. */
export const creditFundLine = (
  world: World,
  fkCorp: string,
  changes: Partial<CreditFundPayload> = {},
): CreditFundPayload => ({
  fkProduct: PRODUCT,
  pkRecommender: world.core,
  amount: ALONE,
  months: '6',
  method: 'BULLET',
  purpose: 'PURCHASE',
  purposeNote: '',
  repaySource: '核心企业货款',
  pkAccount: world.accounts[fkCorp] ?? '',
  guarantee: 'CREDIT',
  authFileIds: [world.files[fkCorp] ?? ''],
  otherFileIds: [],
  ...changes,
})

/**
 * A bank of the world offers credit funds, and the enterprise of a context may use them. Of a form that is to come through
 * to its end nothing stands in the way: what the enterprise has under way ends, and its last refusal is long ago.
 */
export async function prepareCreditFund(context: CommandContext, { amount }: CreditFundPayload): Promise<void> {
  const { database, actor, clock } = context
  await database.write(async (tx) => {
    const finance = await tx.selectFrom('funder_product').selectAll().where('kind', '=', 'FINANCE').executeTakeFirst()
    if (finance === undefined) throw new Error('The world has no bank')
    await tx
      .insertInto('funder_product')
      .values({ ...finance, pkProduct: PRODUCT, kind: 'CREDIT_FUND', name: '三一信用金' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await setProduct({ tx, at: instantOf(clock) }, actor.fkCorp, 'CREDIT_FUND', { state: 'OPENED' })
  })
  if (amount === ALONE) await endOthers(context, 'CREDIT_FUND')
}
