import { expect, test } from 'vitest'
import { keptParameters } from './formAddress.ts'

const CHAIN = '/credit/chain-credit/apply'
const kept = (type: 'LOAN_REPAY' | 'CHAIN_CREDIT', path: string, search: string) =>
  keptParameters(type, path, new URLSearchParams(search)).toString()

test('an address of a form keeps what means the form on its page, with its value, and nothing of what it showed', () => {
  expect(kept('LOAN_REPAY', CHAIN, 'repay=D1&tab=drafts&result=A1')).toBe('repay=D1')
  expect(kept('LOAN_REPAY', CHAIN, 'repay=&edit=A1')).toBe('repay=')
  expect(kept('LOAN_REPAY', '/credit/self-loan/repay-apply/index', 'id=D1&tab=drafts')).toBe('')
  expect(kept('CHAIN_CREDIT', CHAIN, 'tab=loans')).toBe('')
})
