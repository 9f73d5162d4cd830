import { expect, it } from 'vitest'
import { emptyTransfer } from './transferForm.ts'
import { findProblems } from './useTransferFacts.ts'

const facts = { today: '2026-11-26', ticket: undefined, needsProofs: false } as const
const ticketProblem = (fkCredit: string) =>
  findProblems(emptyTransfer({ fkCredit, creditNo: fkCredit }), facts).find(({ field }) => field === 'fkCredit')

it('a ticket that has not been chosen is asked for', () => {
  expect(ticketProblem('')?.code).toBe('04000123')
})

it('a chosen ticket whose facts have not come yet is not called missing', () => {
  expect(ticketProblem('C1')).toBeUndefined()
})
