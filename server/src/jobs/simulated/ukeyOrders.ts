import type { OutsideTask } from '@jinpiao/contract/outside'
import { demoCodeOf } from '../../domain/ukeyOrder.ts'
import type { SimulatedReply } from './simulator.ts'

/**
 * The factory of keys, by the last digit of the receiver's mobile number: 1 makes none, 3 never answers, any other sends
 * the key. Nobody receives text messages in a demonstration, so the code can be told from the number.
 */
export function ukeyOrder({ no, body }: OutsideTask): SimulatedReply[] {
  const { receiverMobile } = body as { receiverMobile: string }
  const digit = receiverMobile.at(-1)
  if (digit === '3') return []
  if (digit === '1') return [{ answer: 'REJECT', comment: '证书机构未通过资料核验（演示）', body: {} }]
  const sent =
    body['kind'] !== 'RENEW' && body['receiveWay'] === 'POST'
      ? { expressCompany: '顺丰速运', expressNo: `SF${no.slice(2)}` }
      : {}
  return [{ answer: 'APPROVE', comment: '', body: { ...sent, activationCode: demoCodeOf(no) } }]
}
