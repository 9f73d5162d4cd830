import type { OutsideTask } from '@jinpiao/contract/outside'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import type { SimulatedReply } from './simulator.ts'

/**
 * What the platform says to a pack, by the last character of the number of its first contract: 1 refuses, 2 wants the
 * contract anew as long as it has one file, 3 never answers, any other agrees.
 */
export function packReply({ body }: OutsideTask): SimulatedReply[] {
  const { payload } = body as { payload: PackPayload }
  const [contract] = payload.contracts
  const digit = contract?.contractNo.at(-1)
  if (digit === '3') return []
  if (digit === '1') return [{ answer: 'REJECT', comment: '资料与经营情况不符（演示）', body: {} }]
  if (digit !== '2' || (contract?.fileIds.length ?? 0) > 1) return [{ answer: 'APPROVE', comment: '', body: {} }]
  const opinions = [{ section: 'contract', opinion: '合同缺少盖章页，请补充（演示）' }]
  return [{ answer: 'RETURN', comment: '资料不完整，请补充后重新提交（演示）', body: { opinions } }]
}
