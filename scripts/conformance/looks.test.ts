import { expect, test } from 'vitest'
import { looksIn, looksOfOthers, measures, type StoriesReport } from './looks.ts'

const state = (cost: Record<string, number>, open: string[] = []) => ({ cost, open })
const usual = state({ axe: 90, reflow: 40, textSpacing: 20, keyboard: 300, targetSize: 10, reducedMotion: 5 })

/** Of a component with a story for each of the given lists of states. */
const report = (passed: boolean, ...stories: ReturnType<typeof state>[][]): StoriesReport => ({
  storybook: 'today',
  stories: [...stories.map((states) => ({ component: 'Lamp', passed, states })), { passed: true, states: [usual] }],
})
const looksOf = (...given: Parameters<typeof report>) => looksIn(report(...given)).get('Lamp')

test('a component whose stories were looked at without a finding passed every measure', () => {
  expect(new Set(Object.values(looksOf(true, [usual])!))).toEqual(new Set(['pass']))
})

test('a finding that nobody has answered fails its measure; what the rest came to is not known', () => {
  const looks = looksOf(false, [usual, state({ axe: 80 }, ['axe/color-contrast'])])
  expect(looks).toMatchObject({ contrast: 'fail', 'contrast-enhanced': 'unrun', reflow: 'unrun' })
})

test('a story that was not looked at, or failed, leaves its component without a measure', () => {
  const { stories, ...rest } = report(true, [usual])
  const unseen = looksIn({ ...rest, stories: [...stories, { component: 'Lamp', passed: false, states: [] }] })
  expect(new Set(Object.values(unseen.get('Lamp')!))).toEqual(new Set(['unrun']))
})

test('a probe that did not run measured nothing', () => {
  expect(looksOf(true, [state({ axe: 80 })])).toMatchObject({ contrast: 'pass', reflow: 'unrun', ring: 'unrun' })
  expect(looksIn(undefined).size).toBe(0)
})

test('a rule of axe counts for the criteria that axe itself names, each rule once', () => {
  const rulesFor = (criterion: string) => measures.filter(({ criteria }) => criteria.includes(criterion))
  expect(rulesFor('4.1.2').some(({ fails }) => fails.test('axe/button-name'))).toBe(true)
  expect(rulesFor('1.4.3').map(({ id }) => id)).toEqual(['contrast'])
  expect(rulesFor('2.5.8').map(({ id }) => id)).toEqual(['target'])
})

test('what was seen of another Storybook is not believed, and the command that looks again is named', () => {
  expect(looksOfOthers('stories', report(true, [usual]), 'today')).toEqual([])
  expect(looksOfOthers('stories', undefined, 'today')).toEqual([])
  expect(looksOfOthers('stories', report(true, [usual]), 'tomorrow')[0]).toContain('run "pnpm prove stories"')
})
