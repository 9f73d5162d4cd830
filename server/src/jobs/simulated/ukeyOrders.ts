import type { OutsideTask } from '@jinpiao/contract/outside'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import { demoCodeOf } from '../../domain/ukeyOrder.ts'
import { reasonOf } from './reasons.ts'
import { replyByDigit, type SimulatedReply } from './simulator.ts'

/**
 * What the platform says to an application for a key, by the last digit of the receiver's mobile number: 1 refuses, 2 asks
 * for a correction, 3 never answers, any other agrees.
 */
export function ukeyReply(task: OutsideTask): SimulatedReply[] {
  const { payload } = task.body as { payload: UkeyDelivery }
  const no = payload.receiverMobile || '0'
  return replyByDigit({ ...task, no, body: {} }, true, () => ({}))
}

/**
 * The factory of keys, by the same digit: 4 makes none, 5 never answers, any other sends the key. Nobody receives text
 * messages in a demonstration, so the code can be told from the number.
 */
export function ukeyOrder(task: OutsideTask): SimulatedReply[] {
  const { no, body } = task
  const { receiverMobile } = body as { receiverMobile: string }
  const digit = receiverMobile.at(-1)
  if (digit === '5') return []
  if (digit === '4') return [{ answer: 'REJECT', comment: reasonOf(task, 'REJECT'), body: {} }]
  const sent =
    body['kind'] !== 'RENEW' && body['receiveWay'] === 'POST'
      ? { expressCompany: '顺丰速运', expressNo: `SF${no.slice(2)}` }
      : {}
  return [{ answer: 'APPROVE', comment: '', body: { ...sent, activationCode: demoCodeOf(no) } }]
}
