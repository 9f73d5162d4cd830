import { expect, test } from 'vitest'
import { businessMessage } from './errors.ts'
import { limitRefusal } from './limitRules.ts'
import { limitStates } from './status.ts'

const term = { state: 'ACTIVE', from: '2026-01-01', to: '2026-11-21' } as const
const said = (changes: Partial<Parameters<typeof limitRefusal>[0]>) => {
  const refusal = limitRefusal({ ...term, ...changes }, '2026-11-21')
  return refusal && businessMessage(refusal.code, refusal.values)
}

test('I10: on its first and on its last day a limit can be issued on', () => {
  expect([said({}), said({ from: '2026-11-21' })]).toEqual([undefined, undefined])
})

test.each([
  ['suspended', { state: 'SUSPENDED' }, '该额度已暂停，请选择其他额度来源'],
  ['expired by the funder', { state: 'EXPIRED' }, '该额度已到期，请选择其他额度来源'],
  ['over since yesterday', { to: '2026-11-20' }, '该额度已到期，请选择其他额度来源'],
  ['not begun', { from: '2026-11-22' }, '该额度自 2026-11-22 起生效，请选择其他额度来源'],
] as const)('P21: a limit that is %s says so', (_, changes, words) => {
  expect(said(changes)).toBe(words)
})

test.each(['SUSPENDED', 'EXPIRED'] as const)('a limit that is %s has one word, in lists and in refusals', (state) => {
  expect(said({ state })).toContain(`该额度${limitStates[state].label[0]}，`)
})
