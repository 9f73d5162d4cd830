import { expect, it } from 'vitest'
import { issuedAt } from './issuedAt.ts'

const submitted = { decision: 'SUBMIT', state: 'DRAFT', at: '1' } as const
const reviewed = { decision: 'APPROVE', state: 'PENDING_DIRECTOR', at: '2' } as const
const returned = { decision: 'RETURN', state: 'PENDING_FINAL', at: '3' } as const
const issued = { decision: 'APPROVE', state: 'PENDING_FINAL', at: '4' } as const
const accepted = { decision: 'APPROVE', state: 'PENDING_COUNTERPARTY', at: '5' } as const

it.each([
  ['at the final review', [submitted, reviewed, issued], '4'],
  ['not when the supplier has accepted it', [submitted, reviewed, issued, accepted], '4'],
  ['also after a return', [submitted, reviewed, returned, submitted, reviewed, issued], '4'],
  ['not before the final review', [submitted, reviewed], undefined],
] as const)('P8: the voucher says when the ticket was issued: %s', (_rule, steps, expected) => {
  expect(issuedAt(steps)).toBe(expected)
})
