import type { ProductWish } from '@jinpiao/contract/funderProducts'
import { decimalToFen } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import { newPk } from './keys.ts'
import { funderOf } from './limitProposals.ts'

/** Hundredths of a per cent: `3.98` is 398. */
const bpOf = (rate: string): number => Number(rate.replace('.', ''))

/** Terms as the table has them. */
function columnsOf({ annualRate, penaltyRate, feeRate, earlyFeeRate, minAmount, maxAmount, ...wish }: ProductWish) {
  const rateBp = bpOf(annualRate)
  return {
    ...wish,
    rateBp,
    penaltyRateBp: penaltyRate === undefined ? Math.round(rateBp * 1.5) : bpOf(penaltyRate),
    feeBp: bpOf(feeRate),
    earlyFeeBp: bpOf(earlyFeeRate),
    dayBasis: Number(wish.dayBasis),
    minFen: decimalToFen(minAmount),
    maxFen: decimalToFen(maxAmount),
    methods: JSON.stringify(wish.methods),
    materials: JSON.stringify(wish.materials),
    documents: JSON.stringify(wish.documents),
  }
}

/** A funder offers something from now on. @throws {BusinessError} 05000109 no funder has this credit code. */
export async function addProduct(act: Act, creditCode: string, wish: ProductWish): Promise<{ pkProduct: string }> {
  const { tx, facts } = act
  const { pkCorp, corpName } = await funderOf(act, creditCode)
  const pkProduct = newPk()
  const row = { ...columnsOf(wish), pkProduct, fkFunder: pkCorp, funderName: corpName, state: 'ACTIVE' }
  await tx.insertInto('funder_product').values(row).execute()
  facts.push({ action: 'PRODUCT.ADD', target: `product:${pkProduct}`, after: wish, alsoFor: pkCorp })
  return { pkProduct }
}

/** Nobody can choose it any more; what was agreed on it goes on. @throws {BusinessError} 01000302 */
export async function stopProduct({ tx, facts }: Act, pkProduct: string): Promise<{ name: string }> {
  const stopped = await tx
    .updateTable('funder_product')
    .set({ state: 'STOPPED' })
    .where('pkProduct', '=', pkProduct)
    .where('state', '=', 'ACTIVE')
    .returning(['name', 'fkFunder'])
    .executeTakeFirst()
  if (stopped === undefined) throw new BusinessError('01000302')
  facts.push({ action: 'PRODUCT.STOP', target: `product:${pkProduct}`, alsoFor: stopped.fkFunder })
  return { name: stopped.name }
}
