import { expect, test } from 'vitest'
import { loanTextOf } from './loanFlow.ts'
import { isTextOf } from './textTasks.ts'

test('spec §7: loans that a pledge or a guarantee secures are signed by the addresses of guarantees', () => {
  expect(loanTextOf('SUBMIT', ['PLEDGE'])).toBe('guarantysCreate')
  expect(loanTextOf('APPROVE', ['PLEDGE', 'GUARANTEE'])).toBe('guarantysApprove')
  expect(loanTextOf('SUBMIT', ['CREDIT'])).toBe('loans')
  expect(loanTextOf('APPROVE', ['PLEDGE', 'CREDIT'])).toBe('loans')
  expect(loanTextOf('APPROVE', [null])).toBe('loans')
})

test('each of them serves every type that says what secures its loans', () => {
  for (const type of ['SELF_LOAN_APPLY', 'CHAIN_CREDIT', 'CREDIT_FUND'] as const) {
    expect(isTextOf('guarantysCreate', type, 'SUBMIT')).toBe(true)
    expect(isTextOf('guarantysApprove', type, 'APPROVE')).toBe(true)
    expect(isTextOf('loans', type, 'APPROVE')).toBe(true)
  }
  expect(isTextOf('guarantysCreate', 'LOAN_DRAW', 'SUBMIT')).toBe(false)
})
