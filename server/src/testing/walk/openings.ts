import { productTextId } from '@jinpiao/contract/productCards'
import type { OpenedBySignature } from '@jinpiao/contract/productKinds'
import type { CommandContext } from '../../acts/context.ts'
import { openProduct } from '../../business/productOpen/productOpen.ts'
import { sign } from '../world.ts'

/** Signs for a product, which is the whole act; its application, as a form that was stored. */
export async function openFor(context: CommandContext, product: OpenedBySignature) {
  const signature = await sign(context, [productTextId(product, 'OPEN')], 'PRODUCT_OPEN', 'OPEN')
  const { results } = await openProduct(context, { product, action: 'OPEN', signature })
  if (!results[0]?.ok) throw new Error(`${product}: ${JSON.stringify(results)}`)
  const { pkApply, applyNo } = await context.database.read
    .selectFrom('application')
    .select(['pkApply', 'applyNo'])
    .where('fkCorp', '=', context.actor.fkCorp)
    .where('businessType', '=', 'PRODUCT_OPEN')
    .orderBy('pkApply', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { saved: [{ pkApply, applyNo, version: 1 }] }
}
