import type { InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'
import type { SignupPayload } from '@jinpiao/contract/signup'
import { addDays, todayInShanghai } from '@jinpiao/values/days'
import type { SimulatedReply } from './simulator.ts'

/** A year, and as much as the product lends. */
export function signupEvidence({ createdAt, body }: OutsideTask): InstitutionReply['body'] {
  const validFrom = todayInShanghai(Date.parse(createdAt))
  return { validFrom, validTo: addDays(validFrom, 365), quotaHint: body['maxAmount'] }
}

/**
 * What a funder says, by the last digit of the contact's mobile number: 1 refuses, 2 wants a second file for one paper, 3
 * never answers, any other agrees.
 */
export function signupReply(task: OutsideTask): SimulatedReply[] {
  const { payload, documents } = task.body as { payload: SignupPayload; documents: readonly string[] }
  const digit = payload.contactMobile.at(-1)
  if (digit === '3') return []
  if (digit === '1') return [{ answer: 'REJECT', comment: '经营数据不符合准入要求（演示）', body: {} }]
  const document = documents[1] ?? documents[0] ?? ''
  const given = payload.papers.find((paper) => paper.document === document)?.fileIds ?? []
  if (digit !== '2' || given.length > 1) return [{ answer: 'APPROVE', comment: '', body: signupEvidence(task) }]
  const opinions = [{ document, opinion: '缺少附注页，请补充（演示）' }]
  return [{ answer: 'RETURN', comment: '材料不完整，请补件后重新提交（演示）', body: { opinions } }]
}
