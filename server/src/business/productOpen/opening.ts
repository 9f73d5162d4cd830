import * as z from 'zod/mini'
import { lockRow } from '../../acts/locks.ts'
import { closeTodos } from '../../acts/notify.ts'
import { maySay, own, same } from '../../acts/said.ts'
import { finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { type CorpProduct, readProducts, setProduct } from '../setProduct.ts'
import { productTarget, tellOpened, tellRefused, tellToSign } from './tell.ts'

/** What the bank makes out when it agrees to an application: later it speaks of the same. */
const contractNo = z.string().check(z.regex(/^[\w-]{4,64}$/))

/** The bank answers: to the application with a contract, which is signed next, and to the contract by opening the product. */
export const productOpening: TaskHandler<CorpProduct> = {
  async open({ tx }, { fkCorp, target }) {
    await lockRow(tx, 'corp', { pkCorp: fkCorp })
    const asked = [...(await readProducts(tx, fkCorp)).values()].find(({ pkApply }) => pkApply === target)
    if (asked?.state !== 'APPLYING' && asked?.state !== 'SIGNING') throw new BusinessError('99000409')
    return asked
  },
  judge: ({ state, contractNo: signed }) => ({
    APPROVE: { contractNo: state === 'APPLYING' ? own(contractNo) : maySay(same(contractNo, () => signed ?? '')) },
  }),
  async take(act, task, { product, state }, { answer, comment, proof }) {
    const { fkCorp } = task
    await finishTask(act, task)
    await closeTodos(act, productTarget(fkCorp, product))
    const about = { action: 'PRODUCT.ANSWER', target: productTarget(fkCorp, product), before: { state } }
    if (answer !== 'APPROVE') {
      await setProduct(act, fkCorp, product, { state: 'REJECTED', reason: comment })
      act.facts.push({ ...about, after: { state: 'REJECTED' } })
      return tellRefused(act, fkCorp, product, comment)
    }
    if (state === 'SIGNING') {
      await setProduct(act, fkCorp, product, { state: 'OPENED' })
      act.facts.push({ ...about, after: { state: 'OPENED' } })
      return tellOpened(act, fkCorp, product)
    }
    const made = { state: 'SIGNING', contractNo: String(proof['contractNo']) } as const
    await setProduct(act, fkCorp, product, made)
    act.facts.push({ ...about, after: made })
    return tellToSign(act, fkCorp, product)
  },
}
