import { type FlowRow, flows } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { Post } from '@jinpiao/contract/roles'
import type { ApplicationState } from '@jinpiao/contract/status'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, expire, type FlowApplication, outside, submit, voidReturned, withdraw } from './machine.ts'

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
    expect(submit(issue, at('DRAFT'), actor('OPERATOR'))).toMatchObject({ to: 'PENDING_DIRECTOR', effect: 'hold' })
    expect(decide(issue, at('PENDING_DIRECTOR'), actor('DIRECTOR'), 'APPROVE', '')).toMatchObject({
      to: 'PENDING_FINAL',
      effect: 'none',
    })
    expect(decide(issue, at('PENDING_FINAL'), actor('FINAL'), 'APPROVE', '')).toMatchObject({
      to: 'PENDING_COUNTERPARTY',
      effect: 'decided',
    })
    expect(outside(issue, at('PENDING_COUNTERPARTY'), 'COUNTERPARTY', 'APPROVE')).toMatchObject({
      to: 'DONE',
      effect: 'ended',
    })
  })

  test('Q6: a step that the enterprise has switched off is passed over', () => {
    const seen = at('PENDING_DIRECTOR', { skipped: ['PENDING_FINAL'] })
    expect(decide(issue, seen, actor('DIRECTOR'), 'APPROVE', '')).toMatchObject({
      to: 'PENDING_COUNTERPARTY',
      effect: 'decided',
    })
  })

  test('ACCEPT is done by submitting', () => {
    expect(submit(flows.ACCEPT, at('DRAFT'), actor('DIRECTOR'))).toMatchObject({ to: 'DONE', effect: 'ended' })
  })

  test('spec §4: every reviewer sends back with a reason; the operator corrects it, or voids it', () => {
    // What another enterprise is asked for has nobody who fills it in: it goes back to who has asked.
    for (const row of Object.values<FlowRow>(flows).filter(({ submitters }) => submitters.length > 0)) {
      const [filledBy = 'OPERATOR'] = row.submitters
      for (const { state, actors } of row.steps.filter(isDecision)) {
        const returned = decide(row, at(state), actor(actors[0] ?? 'DIRECTOR'), 'RETURN', '金额有误')
        expect(returned).toMatchObject({ to: 'RETURNED', effect: 'release' })
        expect(code(() => decide(row, at(state), actor(actors[0] ?? 'DIRECTOR'), 'RETURN', ' 否 '))).toBe('04000115')
        expect(submit(row, at('RETURNED'), actor(filledBy)).decision).toBe('SUBMIT')
        expect(voidReturned(row, at('RETURNED'), actor(filledBy))).toMatchObject({ to: 'CANCELLED', effect: 'none' })
        expect(code(() => voidReturned(row, at(state), actor(filledBy)))).toBe('04000114')
        expect(code(() => voidReturned(row, at('RETURNED'), actor('DIRECTOR')))).toBe('01000202')
      }
    }
  })

  test('from outside: the last answer ends it, a part of it keeps it waiting, nobody else answers', () => {
    const waiting = at('PENDING_COUNTERPARTY')
    const refused = { comment: '金额不符' }
    expect(outside(issue, waiting, 'COUNTERPARTY', 'REJECT', refused)).toMatchObject({
      to: 'REJECTED',
      effect: 'ended',
    })
    expect(code(() => outside(issue, waiting, 'COUNTERPARTY', 'REJECT'))).toBe('04000115')
    expect(outside(issue, waiting, 'COUNTERPARTY', 'STAY', { ...refused, decision: 'REJECT' })).toEqual({
      from: 'PENDING_COUNTERPARTY',
      to: 'PENDING_COUNTERPARTY',
      decision: 'REJECT',
      by: 'COUNTERPARTY',
      effect: 'none',
    })
    expect(code(() => outside(issue, waiting, 'FUNDER', 'APPROVE'))).toBe('01000202')
    expect(code(() => outside(issue, waiting, 'COUNTERPARTY', 'RETURN', refused))).toBe('01000202')
    expect(code(() => outside(issue, at('PENDING_FINAL'), 'COUNTERPARTY', 'APPROVE'))).toBe('04000124')
  })

  test('I21: who decides another step, or came too late, is told whose turn it is; a right is missing to no one else', () => {
    for (const state of ['PENDING_FINAL', 'PENDING_COUNTERPARTY', 'RETURNED', 'WITHDRAWN', 'DONE'] as const) {
      for (const decision of ['APPROVE', 'RETURN'] as const) {
        expect(code(() => decide(issue, at(state), actor('DIRECTOR'), decision, '金额有误'))).toBe('04000124')
        expect(code(() => decide(issue, at(state), actor('QUERY'), decision, '金额有误'))).toBe('01000202')
      }
    }
    expect(code(() => decide(flows.TRANSFER, at('PENDING_DIRECTOR'), actor('FINAL'), 'APPROVE', ''))).toBe('01000202')
  })

  test('Q7: only the submitter withdraws, only before the first decision', () => {
    expect(withdraw(issue, at('PENDING_DIRECTOR'), actor('OPERATOR', 'P1')).to).toBe('WITHDRAWN')
    expect(code(() => withdraw(issue, at('PENDING_DIRECTOR'), actor('OPERATOR', 'P9')))).toBe('01000202')
    expect(code(() => withdraw(issue, at('PENDING_FINAL'), actor('OPERATOR', 'P1')))).toBe('04000114')
  })

  test('what holds nothing releases nothing when it expires', () => {
    expect(expire(issue, at('DRAFT')).effect).toBe('none')
    expect(expire(issue, at('PENDING_FINAL')).effect).toBe('release')
    expect(expire(issue, at('PENDING_COUNTERPARTY')).effect).toBe('ended')
    expect(code(() => expire(issue, at('DONE')))).toBe('04000114')
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
