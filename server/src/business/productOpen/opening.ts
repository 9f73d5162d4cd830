import type { InstitutionReply } from '@jinpiao/contract/outside'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { lockRow } from '../../acts/locks.ts'
import { closeTodos } from '../../acts/notify.ts'
import { finishTask, type Task } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { readProducts, setProduct } from '../setProduct.ts'
import { productTarget, tellOpened, tellRefused, tellToSign } from './tell.ts'

/** What the bank makes out when it agrees to an application. */
const evidence = z.object({ contractNo: z.string().check(z.regex(/^[\w-]{4,64}$/)) })

/** The bank answers: to the application with a contract, which is signed next, and to the contract by opening the product. */
export async function takeOpening(act: Act, task: Task, { answer, comment, body }: InstitutionReply): Promise<void> {
  const { fkCorp, target } = task
  await lockRow(act.tx, 'corp', { pkCorp: fkCorp })
  const products = await readProducts(act.tx, fkCorp)
  const asked = [...products.values()].find(({ pkApply }) => pkApply === target)
  if (asked?.state !== 'APPLYING' && asked?.state !== 'SIGNING') throw new BusinessError('99000409')
  const { product, state } = asked
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
  const parsed = z.safeParse(evidence, body)
  if (!parsed.success) throw new BusinessError('01000303', parsed.error.issues.map(({ path }) => path.join('.')).join())
  const { contractNo } = parsed.data
  await setProduct(act, fkCorp, product, { state: 'SIGNING', contractNo })
  act.facts.push({ ...about, after: { state: 'SIGNING', contractNo } })
  return tellToSign(act, fkCorp, product)
}
