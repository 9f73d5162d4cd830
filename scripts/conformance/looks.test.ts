import { expect, test } from 'vitest'
import { looksIn, looksOfOthers, measures, type StoriesReport } from './looks.ts'

const state = (cost: Record<string, number>, open: string[] = []) => ({
  contentType: 'application/x-sweep-state+json',
  body: Buffer.from(JSON.stringify({ cost, open })).toString('base64'),
})
const usual = state({ axe: 90, reflow: 40, textSpacing: 20, keyboard: 300, targetSize: 10, reducedMotion: 5 })

const report = (status: string, attachments: ReturnType<typeof state>[], component = 'Lamp'): StoriesReport => ({
  config: { metadata: { storybook: 'today' } },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              tests: [{ status, annotations: [{ type: 'looks', description: component }], results: [{ attachments }] }],
            },
          ],
        },
      ],
    },
  ],
})
const looksOf = (...given: Parameters<typeof report>) => looksIn(report(...given)).get('Lamp')

test('a component whose stories were looked at without a finding passed every measure', () => {
  expect(new Set(Object.values(looksOf('expected', [usual])!))).toEqual(new Set(['pass']))
})

test('a finding that nobody has answered fails its measure; what the rest came to is not known', () => {
  const looks = looksOf('unexpected', [usual, state({ axe: 80 }, ['axe/color-contrast'])])
  expect(looks).toMatchObject({ contrast: 'fail', 'contrast-enhanced': 'unrun', reflow: 'unrun' })
})

test('a probe that did not run measured nothing', () => {
  expect(looksOf('expected', [state({ axe: 80 })])).toMatchObject({ contrast: 'pass', reflow: 'unrun', ring: 'unrun' })
  expect(looksIn(undefined).size).toBe(0)
})

test('a rule of axe counts for the criteria that axe itself names, each rule once', () => {
  const rulesFor = (criterion: string) => measures.filter(({ criteria }) => criteria.includes(criterion))
  expect(rulesFor('4.1.2').some(({ fails }) => fails.test('axe/button-name'))).toBe(true)
  expect(rulesFor('1.4.3').map(({ id }) => id)).toEqual(['contrast'])
  expect(rulesFor('2.5.8').map(({ id }) => id)).toEqual(['target'])
})

test('what was seen of another Storybook is not believed, and the command that looks again is named', () => {
  expect(looksOfOthers('stories', report('expected', [usual]).config.metadata, 'today')).toEqual([])
  expect(looksOfOthers('stories', undefined, 'today')).toEqual([])
  expect(looksOfOthers('stories', report('expected', [usual]).config.metadata, 'tomorrow')[0]).toContain(
    'run "pnpm prove stories"',
  )
})
