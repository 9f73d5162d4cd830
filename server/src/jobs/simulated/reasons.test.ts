import { readFileSync } from 'node:fs'
import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { type OutsideTask, type TaskKind, taskKindNames } from '@jinpiao/contract/outside'
import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

/** Every step of every type in which an institution is asked. */
const steps = businessTypes.flatMap((type) =>
  flowOf(type).steps.flatMap((step) =>
    isDecision(step) || step.from === 'COUNTERPARTY' ? [] : [[type, step.from] as const],
  ),
)
const asked = (kind: TaskKind, institution: string, body: object = {}) =>
  ({ kind, institution, body }) as unknown as OutsideTask

test.each(steps)(
  'a demonstration says no to a step of %s at %s with a reason of what was asked',
  (type, institution) => {
    const reason = reasonOf(asked('APPLICATION', institution, { businessType: type }), 'REJECT')
    if (institution === 'BANK') expect(reason).toMatch(/余额不足|账号与户名不符/)
    else expect(reason).toMatch(/资料|准入/)
    expect(readme).toContain(reason.replace('（演示）', ''))
  },
)

const money: readonly TaskKind[] = [
  'REMITTANCE',
  'RECEIPT',
  'EXCHANGE_PAYMENT',
  'FEE_PAYMENT',
  'LOAN_TRANSFER',
  'DEDUCTION',
]
test.each(taskKindNames.filter((kind) => kind !== 'APPLICATION'))('… and to a question of the kind %s', (kind) => {
  const reason = reasonOf(asked(kind, 'PLATFORM'), 'REJECT')
  expect(/余额|到账/.test(reason)).toBe(money.includes(kind))
  expect(readme).toContain(reason.replace('（演示）', ''))
})
