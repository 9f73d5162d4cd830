import { describe, expect, test } from 'vitest'
import { ukeyFailure, ukeyProblems } from '../lib/ukeyFailure.ts'
import {
  initialState,
  isBusy,
  isOver,
  polls,
  type UkeyPromptEvent,
  type UkeyPromptState,
  ukeyPromptReducer,
} from './ukeyPromptState.ts'

const now = Date.parse('2026-11-21T09:00:00+08:00')
const mine = { certSerialNo: '00AB1234', suffix: '1234', notAfter: '2027-03-01T00:00:00+08:00' }
const other = { ...mine, certSerialNo: 'CD5678', suffix: '5678' }
const listed = (...certificates: (typeof mine)[]): UkeyPromptEvent => ({
  type: 'listed',
  certificates,
  expected: 'ab1234',
  now,
})
const failed = (code: string, details?: object): UkeyPromptEvent => ({
  type: 'signFailed',
  failure: ukeyFailure({ code, details }),
})
const run = (...events: UkeyPromptEvent[]): UkeyPromptState => events.reduce(ukeyPromptReducer, initialState(false))
const ready = [listed(mine)] as const

describe('accessibility §5.8: detection', () => {
  test('no key, two keys, another key, an expired key, the right key', () => {
    expect(run(listed())).toEqual({ phase: 'blocked', problem: 'NOT_INSERTED' })
    expect(run(listed(mine, other))).toEqual({ phase: 'blocked', problem: 'MULTIPLE' })
    expect(run(listed(other))).toEqual({ phase: 'blocked', problem: 'WRONG_CERT', foundSuffix: '5678' })
    expect(run(listed({ ...mine, notAfter: '2026-11-21T08:59:59+08:00' }))).toEqual({
      phase: 'blocked',
      problem: 'EXPIRED',
    })
    expect(run(listed(mine))).toEqual({ phase: 'ready', certificate: mine })
  })

  test('spec §8: a user without a registered certificate is told so, whatever is plugged', () => {
    const event: UkeyPromptEvent = { type: 'listed', certificates: [mine], expected: undefined, now }
    expect(run(event)).toEqual({ phase: 'blocked', problem: 'NOT_BOUND' })
  })

  test.each([[[]], [[mine, other]], [[other]], [[mine]]])(
    'the same answer again is the same object: nothing is said twice (%#)',
    (certificates) => {
      const once = run(listed(...certificates))
      expect(ukeyPromptReducer(once, listed(...certificates))).toBe(once)
    },
  )

  test('a key of a third party after another is a new state', () => {
    const state = run(listed(other))
    expect(ukeyPromptReducer(state, listed({ ...other, certSerialNo: 'EE', suffix: '00EE' }))).not.toBe(state)
  })

  test('looking again on request goes through detecting, so that the answer is said again', () => {
    expect(run(listed(), { type: 'detect', simulated: false })).toEqual({ phase: 'detecting' })
  })

  test('pulling the key out while the PIN is asked leads back', () => {
    expect(run(...ready, listed())).toEqual({ phase: 'blocked', problem: 'NOT_INSERTED' })
  })

  test('the agent is absent until it answers', () => {
    const absent = run({ type: 'listFailed', failure: ukeyFailure({ code: 'AGENT_ABSENT' }) })
    expect(absent).toMatchObject({ phase: 'blocked', problem: 'AGENT_ABSENT' })
    expect(polls(absent)).toBe(true)
    expect(ukeyPromptReducer(absent, listed(mine)).phase).toBe('ready')
  })

  test('a browser that forbids the agent is looked at again, an agent that trusts nobody waits for the person', () => {
    const told = (code: string) => run({ type: 'listFailed', failure: ukeyFailure({ code }) })
    expect([told('LNA_DENIED'), told('UNTRUSTED')].map(polls)).toEqual([true, false])
  })
})

describe('signing', () => {
  const sign = { type: 'sign' } as const

  test('only from ready', () => {
    expect(run(sign)).toEqual({ phase: 'detecting' })
    expect(run(...ready, sign)).toEqual({ phase: 'signing', slow: false, certificate: mine })
  })

  test('polling cannot disturb it', () => {
    const signing = run(...ready, sign)
    expect(polls(signing)).toBe(false)
    expect(ukeyPromptReducer(signing, listed())).toBe(signing)
    expect(ukeyPromptReducer(signing, { type: 'detect', simulated: false })).toBe(signing)
  })

  test('a wrong PIN asks again and says how often; the note outlives the polling', () => {
    const again = run(...ready, sign, failed('PIN_INCORRECT', { attemptsLeft: 4 }))
    expect(again).toEqual({ phase: 'ready', certificate: mine, note: 'pinIncorrect', attemptsLeft: 4 })
    expect(ukeyPromptReducer(again, listed(mine))).toBe(again)
  })

  test('a locked PIN is not offered again by polling', () => {
    for (const state of [
      run(...ready, sign, failed('PIN_LOCKED')),
      run(...ready, sign, failed('PIN_INCORRECT', { attemptsLeft: 0 })),
    ]) {
      expect(state).toMatchObject({ phase: 'blocked', problem: 'PIN_LOCKED' })
      expect(ukeyPromptReducer(state, listed(mine))).toBe(state)
    }
  })

  test('pulled out while signing: said until the key is back', () => {
    const removed = run(...ready, sign, failed('REMOVED'))
    expect(removed).toMatchObject({ phase: 'blocked', problem: 'REMOVED' })
    expect(ukeyPromptReducer(removed, listed())).toMatchObject({ problem: 'REMOVED' })
    expect(ukeyPromptReducer(removed, listed(mine)).phase).toBe('ready')
  })

  test('cancelled in the driver: nothing was signed, one can sign again', () => {
    expect(run(...ready, sign, failed('CANCELLED'))).toMatchObject({ phase: 'ready', note: 'cancelled' })
  })

  test.each(['SIGN_FAILED', 'TIMEOUT', 'BUSY', 'PRINTED_NO'] as const)('%s can be tried again', (problem) => {
    const state = run(...ready, sign, failed(problem))
    expect(state).toEqual({ phase: 'failed', problem })
    expect(ukeyPromptReducer(state, { type: 'detect', simulated: false })).toEqual({ phase: 'detecting' })
  })

  test('an error that the prompt does not know keeps its raw code, and can be tried again', () => {
    const state = run(...ready, sign, failed('CKR_DEVICE_ERROR'))
    expect(state).toEqual({ phase: 'failed', problem: 'UNKNOWN', rawCode: 'CKR_DEVICE_ERROR' })
    expect(ukeyPromptReducer(state, { type: 'detect', simulated: false })).toEqual({ phase: 'detecting' })
  })

  test('every problem has a state to land in', () => {
    for (const code of ukeyProblems) {
      expect(run(...ready, sign, failed(code))).toMatchObject({ problem: code })
    }
  })
})

describe('submission', () => {
  const signed = [...ready, { type: 'sign' }, { type: 'submit' }] as const

  test('cannot be taken back while it runs', () => {
    expect(isBusy(run(...signed))).toBe(true)
    expect(isBusy(run(...signed, { type: 'submitted' }))).toBe(false)
  })

  test('failed: the same signature is submitted again, without a second PIN', () => {
    const state = run(...signed, { type: 'submitFailed', message: '网络已断开', canSubmitAgain: true })
    expect(state).toEqual({ phase: 'submitFailed', message: '网络已断开', canSubmitAgain: true })
    expect(ukeyPromptReducer(state, { type: 'submit' })).toEqual({ phase: 'submitting' })
  })

  test('refused for good: it is over, and neither the signature nor the key is tried again', () => {
    const state = run(...signed, { type: 'submitFailed', message: '签名已超过有效期', canSubmitAgain: false })
    expect(isOver(state)).toBe(true)
    expect(ukeyPromptReducer(state, { type: 'submit' })).toBe(state)
    expect(ukeyPromptReducer(state, { type: 'detect', simulated: false })).toBe(state)
  })

  test('a driver’s window that nobody has used: its address is there, and cancelling is possible', () => {
    const window: UkeyPromptEvent = { type: 'window', address: 'http://127.0.0.1:28317/confirm/0a' }
    const waiting = run(...ready, { type: 'sign' }, window)
    expect(waiting).toMatchObject({ phase: 'signing', window: 'http://127.0.0.1:28317/confirm/0a' })
    expect(isBusy(waiting)).toBe(false)
    expect(run(...ready, window)).toEqual(run(...ready))
  })

  test('2.2.1: signing that takes minutes may be cancelled', () => {
    const slow = run(...ready, { type: 'sign' }, { type: 'slow' })
    expect(slow).toMatchObject({ phase: 'signing', slow: true })
    expect(isBusy(slow)).toBe(false)
  })
})

test('the simulation begins ready and asks no key', () => {
  const state = initialState(true)
  expect(state).toEqual({ phase: 'ready' })
  expect(polls(state)).toBe(false)
  expect(ukeyPromptReducer({ phase: 'failed', problem: 'SIGN_FAILED' }, { type: 'detect', simulated: true })).toEqual(
    state,
  )
})
