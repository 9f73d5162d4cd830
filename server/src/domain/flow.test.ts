import { type FlowRow, flows } from '@jinpiao/contract/flow'
import type { Post } from '@jinpiao/contract/roles'
import type { ApplicationState } from '@jinpiao/contract/status'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, expire, externalEvent, type FlowApplication, submit, withdraw } from './flow.ts'

const at = (state: ApplicationState, changes: Partial<FlowApplication> = {}): FlowApplication => ({
  state,
  submittedBy: 'P1',
  decisions: [{ personId: 'P1', decision: 'SUBMIT' }],
  ...changes,
})
const actor = (post: Post, personId = 'P2') => ({ post, personId })
const code = (run: () => unknown) => {
  try {
    run()
    return '0'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('the one approval machine (product §2.3)', () => {
  const issue: FlowRow = flows.ISSUE

  test('product §2.3: ISSUE goes operator, director, final reviewer, counterparty', () => {
    expect(submit(issue, at('DRAFT'), actor('OPERATOR'))).toMatchObject({ to: 'PENDING_DIRECTOR', effect: 'lock' })
    expect(decide(issue, at('PENDING_DIRECTOR'), actor('DIRECTOR'), 'APPROVE', '')).toMatchObject({
      to: 'PENDING_FINAL',
      effect: 'step',
    })
    expect(decide(issue, at('PENDING_FINAL'), actor('FINAL'), 'APPROVE', '')).toMatchObject({
      to: 'PENDING_COUNTERPARTY',
      effect: 'step',
    })
    expect(externalEvent(issue, at('PENDING_COUNTERPARTY'), 'COUNTERPARTY', 'APPROVE')).toMatchObject({
      to: 'DONE',
      effect: 'done',
    })
  })

  test('Q6: a step that the enterprise has switched off is passed over', () => {
    const seen = at('PENDING_DIRECTOR', { skipped: ['PENDING_FINAL'] })
    expect(decide(issue, seen, actor('DIRECTOR'), 'APPROVE', '').to).toBe('PENDING_COUNTERPARTY')
  })

  test('ACCEPT is done by submitting', () => {
    expect(submit(flows.ACCEPT, at('DRAFT'), actor('DIRECTOR'))).toMatchObject({ to: 'DONE', effect: 'done' })
  })

  test('P6: the final reviewer may return, not reject', () => {
    expect(decide(issue, at('PENDING_FINAL'), actor('FINAL'), 'RETURN', '金额有误')).toMatchObject({
      to: 'RETURNED',
      effect: 'release',
    })
    expect(code(() => decide(issue, at('PENDING_FINAL'), actor('FINAL'), 'REJECT', '金额有误'))).toBe('01000202')
  })

  test('Q7: only the submitter withdraws, only before the first decision', () => {
    expect(withdraw(issue, at('PENDING_DIRECTOR'), actor('OPERATOR', 'P1')).to).toBe('WITHDRAWN')
    expect(code(() => withdraw(issue, at('PENDING_DIRECTOR'), actor('OPERATOR', 'P9')))).toBe('01000202')
    expect(code(() => withdraw(issue, at('PENDING_FINAL'), actor('OPERATOR', 'P1')))).toBe('04000114')
  })

  test('what holds nothing releases nothing when it expires', () => {
    expect(expire(at('DRAFT')).effect).toBe('none')
    expect(expire(at('PENDING_FINAL')).effect).toBe('release')
    expect(code(() => expire(at('DONE')))).toBe('04000114')
  })

  test('I11, T3: for every row, no walk through the machine lets one person act twice', () => {
    const people = ['P1', 'P2', 'P3']
    const posts: Post[] = ['OPERATOR', 'DIRECTOR', 'FINAL']
    const attempt = fc.record({ personId: fc.constantFrom(...people), post: fc.constantFrom(...posts) })
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values<FlowRow>(flows)),
        fc.array(attempt, { maxLength: 12 }),
        (row, tries) => {
          let seen: FlowApplication = { state: 'DRAFT', submittedBy: null, decisions: [] }
          for (const person of tries) {
            const acted = seen.decisions.some((step) => step.personId === person.personId)
            const submitting = seen.state === 'DRAFT'
            const result = code(() => {
              const { to, decision } = submitting ? submit(row, seen, person) : decide(row, seen, person, 'APPROVE', '')
              const decisions = [...seen.decisions, { personId: person.personId, decision }]
              seen = { state: to, submittedBy: submitting ? person.personId : seen.submittedBy, decisions }
            })
            if (acted) expect(result).not.toBe('0')
          }
          const acting = seen.decisions.map((step) => step.personId)
          expect(new Set(acting).size).toBe(acting.length)
        },
      ),
    )
  })
})
