import type { PackPayload } from '@jinpiao/contract/packPayload'
import { termName } from '@jinpiao/contract/terms'
import { expect, it } from 'vitest'
import { seenTasks } from './pack.ts'

const payload: PackPayload = {
  packName: '资料',
  pkParty: 'P1',
  fkCore: 'C1',
  remark: '',
  auth: [{ authKind: 'FINANCING', validTo: '2027-01-01', fileIds: ['F1'] }],
  contracts: [],
  invoices: [],
  others: [],
}
const opinions = [{ section: 'auth', opinion: '签字不清晰' }] as const
const context = { today: '2026-11-28', name: (term: Parameters<typeof termName>[0]) => termName(term, 'zh-CN') }
const change = { label: '企业授权书', kind: 'text', before: '一', after: '二' }

it('a section that was sent back is not complete before it differs', () => {
  const stateOf = (changes: (typeof change)[]) =>
    seenTasks('FINANCE_PACK', { payload, opinions: [...opinions], changes }, context)[0]
  expect(stateOf([])).toMatchObject({ state: 'WANTED', opinion: '签字不清晰' })
  expect(stateOf([{ ...change, label: '合同文件' }])?.state).toBe('WANTED')
  expect(stateOf([change])?.state).toBe('DONE')
})

it('invoices wait for a contract, and say so', () => {
  const [, , invoice] = seenTasks('FINANCE_PACK', { payload, opinions: [], changes: [] }, context)
  expect(invoice).toMatchObject({ state: 'BLOCKED', reason: { code: '04000152' } })
})
