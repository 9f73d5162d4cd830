import type { DataOf, ParsedBody, ParsedParams } from '@jinpiao/contract/endpoint'
import { flowOf } from '@jinpiao/contract/flow'
import type { openProduct as endpoint } from '@jinpiao/contract/productCards'
import { openProduct as openEndpoint, productTextId } from '@jinpiao/contract/productCards'
import {
  isProduct,
  type OpenedBySignature,
  openedBySignature,
  productKinds,
  productText,
} from '@jinpiao/contract/productKinds'
import { runBatch } from '../../acts/batch.ts'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRow } from '../../acts/locks.ts'
import { closeTodos } from '../../acts/notify.ts'
import { askOutside } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { canonicalJson, digestOf } from '../../domain/digest.ts'
import { submit } from '../../domain/machine.ts'
import { advance, insertApplication } from '../../flow/advance.ts'
import { type Application, flowApplication } from '../../flow/application.ts'
import type { Business, Meant } from '../../flow/business.ts'
import { readingIn } from '../../flow/reading.ts'
import { useSignature } from '../../flow/signing.ts'
import { setProduct } from '../setProduct.ts'
import type { OpeningPayload } from './payload.ts'
import { productEntry, productOf } from './productEntry.ts'
import { productTarget, tellOpened } from './tell.ts'

/** PRODUCT_OPEN (产品开通): a signature opens a product at once; for a bank's product it asks the bank, twice. */
export const productOpenBusiness: Business<OpeningPayload> = {
  type: 'PRODUCT_OPEN',
  family: 'PRODUCT_OPEN',
  read: (payload) => JSON.parse(payload) as OpeningPayload,
  columns: async (_, payload) => ({
    payloadDigest: digestOf(payload),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: productKinds[payload.product].name[0],
    promisedDate: null,
    fkLimit: null,
    contractNo: payload.contractNo || null,
  }),
  // It has ended as it is stored: nothing of it is acted on again.
  touches: () => ({}),
  async entry(reading, id, action) {
    const { product, act } = productOf(id, action)
    const { contractNo: _, ...entry } = await productEntry(reading, product, act)
    return entry
  },
  meant: async (_, name, { query }): Promise<Meant | undefined> => {
    if (name === 'ccbApply') return { ids: [productTextId('CCB', 'OPEN')], action: 'OPEN' }
    if (name === 'ccbSign') return { ids: [productTextId('CCB', 'CONTRACT')], action: 'CONTRACT' }
    const product = openedBySignature.find((each) => each === query?.['product'])
    // What no signature here opens, another type signs.
    if (name === 'products' && product === undefined && isProduct(String(query?.['product']))) return undefined
    // Each at its own address.
    const isOwn =
      product !== undefined && product !== 'CCB' && (product === 'GUARANTEE') === (name === 'guaranteeProducts')
    if (!isOwn) throw new BusinessError('11000103')
    return { ids: [product], action: 'OPEN' }
  },
  problems: async () => [],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
}

type Input = ParsedParams<typeof endpoint> & ParsedBody<typeof endpoint>

/** 开通, 签约: what was signed is the whole act. */
export function openProduct(context: CommandContext, input: Input): Promise<DataOf<typeof endpoint>> {
  const { product, action, signature } = input
  const { permission, posts } = openEndpoint
  return runCommand(context, { name: `PRODUCT.${action}`, permission, posts }, input, async (act) => {
    await lockRow(act.tx, 'corp', { pkCorp: act.actor.fkCorp })
    const signed = await useSignature(act, signature, { businessType: 'PRODUCT_OPEN', action })
    const no = productText(product, context.language)
    return runBatch(
      act,
      [productTextId(product, action)],
      async (id) => {
        const { contractNo, ...entry } = await productEntry(readingIn(act), product, action)
        signed.requireSigned(id, entry)
        const application = await recordOpening(act, { product, act: action, contractNo }, signed.pkSign)
        await goOn(act, product, action, application)
        return { no }
      },
      async () => no,
    )
  })
}

/** Its own application, finished by the one who signs it. */
async function recordOpening(act: Act, payload: OpeningPayload, pkSign: string): Promise<Application> {
  const columns = await productOpenBusiness.columns(readingIn(act), payload)
  const stored = { ...columns, payload: canonicalJson(payload), batchId: null }
  const application = await insertApplication(act, productOpenBusiness, stored)
  const transition = submit(flowOf('PRODUCT_OPEN'), await flowApplication(act.tx, application), act.actor)
  return advance(act, application, transition, { pkSign })
}

/** It is open, or the bank is asked. */
async function goOn(
  act: Act,
  product: OpenedBySignature,
  action: OpeningPayload['act'],
  { pkApply, applyNo, contractNo }: Application,
): Promise<void> {
  const { actor } = act
  const { fkCorp, corpName, creditCode } = actor
  if (product !== 'CCB') {
    await setProduct(act, fkCorp, product, { state: 'OPENED', pkApply, reason: null })
    return tellOpened(act, fkCorp, product)
  }
  const state = action === 'OPEN' ? 'APPLYING' : 'SIGNING'
  await setProduct(act, fkCorp, product, { state, pkApply, reason: null, contractNo })
  await closeTodos(act, productTarget(fkCorp, product))
  await askOutside(act, {
    kind: 'CCB_OPENING',
    institution: 'BANK',
    target: pkApply,
    round: 1,
    fkCorp,
    no: applyNo,
    body: { product, stage: action === 'OPEN' ? 'APPLY' : 'SIGN', corpName, creditCode, contractNo },
  })
}
