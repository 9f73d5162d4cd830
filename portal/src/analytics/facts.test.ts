import { analyticsEvent } from '@jinpiao/contract/analytics'
import { getCredit } from '@jinpiao/contract/credits'
import { readMessage } from '@jinpiao/contract/messages'
import { AxiosError, CanceledError } from 'axios'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BusinessError, NetworkError, SessionLostError } from '#portal/http/errors.ts'
import { routes } from '#portal/routes/routes.ts'
import { factOf, routeAt } from './facts.ts'

const MARKED = '绝密文字'
const route = '/supplier/index'
const asked = (outcome: object) => factOf({ kind: 'call', endpoint: getCredit, ms: 7, ...outcome } as never, route)
const acted = (outcome: object) => factOf({ kind: 'call', endpoint: readMessage, ms: 7, ...outcome } as never, route)

describe('what a call comes to', () => {
  it('an act is told with its answer; of a batch the first refusal', () => {
    const act = { type: 'act', route, call: 'PUT /corp/v1/sys/messages/:pkMessage/read', ms: 7 }
    expect(acted({ answer: {} })).toEqual({ ...act, code: '0' })
    const results = [
      { id: '1', ok: true, code: '0' },
      { id: '2', ok: false, code: '01000201' },
    ]
    expect(acted({ answer: { results } })).toEqual({ ...act, code: '01000201' })
    expect(acted({ error: new BusinessError('05000101', MARKED) })).toEqual({ ...act, code: '05000101' })
  })

  it('a call that a PC slept over is as long as a day, which the server takes', () => {
    expect(acted({ answer: {}, ms: 3 * 86_400_000 })).toMatchObject({ ms: 86_400_000 })
    expect(acted({ answer: {}, ms: -1 })).toMatchObject({ ms: 0 })
  })

  it('a question is told only when it failed, one that the page gave up never', () => {
    const call = 'GET /corp/v1/credits/:pkCredit'
    expect(asked({ answer: { amount: MARKED } })).toBeUndefined()
    expect(asked({ error: new CanceledError() })).toBeUndefined()
    const problem = { type: 'problem', route, call }
    expect(asked({ error: new BusinessError('01000302', MARKED) })).toEqual({
      ...problem,
      kind: 'refused',
      code: '01000302',
    })
    expect(asked({ error: new NetworkError('1', { cause: new AxiosError(MARKED) }) })).toEqual({
      ...problem,
      kind: 'network',
    })
    expect(asked({ error: new NetworkError('1', { isOffline: true }) })).toEqual({ ...problem, kind: 'offline' })
    expect(asked({ error: new SessionLostError() })).toEqual({ ...problem, kind: 'session' })
    expect(factOf({ kind: 'broken' }, route)).toEqual({ type: 'problem', route, kind: 'script' })
  })

  it('nothing that was typed, answered or said is in any of them', () => {
    const outcomes = [
      { answer: { remark: MARKED, results: [{ id: MARKED, ok: false, code: '01000201', message: MARKED }] } },
      { error: new BusinessError('05000101', MARKED, { cause: { data: MARKED } }) },
      { error: new NetworkError('1', { cause: MARKED }) },
      { error: new TypeError(MARKED) },
    ]
    const facts = outcomes.flatMap((outcome) => [asked(outcome), acted(outcome)])
    expect(JSON.stringify(facts)).not.toContain(MARKED)
  })
})

it('every page of the table fits into an event; of any other address nothing is kept', () => {
  for (const { path } of routes) expect(routeAt(`/cv3${path}`)).toBe(path)
  expect(routeAt('/cv3/my/SQ20261128000001')).toBe('/error-page/404')
  const event = { id: '0'.repeat(26), session: '0'.repeat(26), seq: 0, at: '2026-11-28T10:00:00.000+08:00' }
  for (const { path } of routes) {
    expect(z.safeParse(analyticsEvent, { ...event, type: 'page', route: path, ms: 0 }).success, path).toBe(true)
  }
})
