import { expect, test } from 'vitest'
import { judgeBy } from './claims.ts'
import { judgingWords, untilWords } from './judging.ts'

test('a contested payment is judged within five working days; days off are none', () => {
  // Friday; the Monday after it is a holiday.
  const calendar = [{ day: '2026-12-07', kind: 'HOLIDAY', name: '调休' }] as const
  expect(judgeBy('2026-12-04', [])).toBe('2026-12-11')
  expect(judgeBy('2026-12-04', calendar)).toBe('2026-12-14')
  expect(judgeBy('2026-12-05', [])).toBe('2026-12-14')
})

test('it says until when, what follows and whom to call; past its day that nobody has judged', () => {
  const judging = { judgeBy: '2026-12-04', today: '2026-12-04', hotline: '400-111-5318' }
  for (const text of judgingWords(judging)) expect(text).toMatch(/2026-12-04.*400-111-5318/)
  expect(untilWords(judging)[0]).toBe('平台最迟 2026-12-04 核定')
  expect(untilWords({ ...judging, today: '2026-12-05' })[0]).toBe('平台应于 2026-12-04 前核定，尚未核定')
})
