import { expect, test } from 'vitest'
import { toTone } from './oklch.ts'
import { parsePlatform, shownValue } from './parsePlatform.ts'
import { defaultPlatform, platforms } from './platforms.ts'

const colors = ['topBarColor', 'topBarWordColor', 'tailBarColor', 'tailBarWordColor'] as const
const bad: [string, unknown][] = [
  ['CSS after the colour', '#0f3d7c;}body{display:none'],
  ['CSS before the colour', 'red;#0f3d7c'],
  ['a line break', '#0f3d7c\n'],
  ['a function', 'url(https://example.com/x)'],
  ['a variable', 'var(--jp-color-text)'],
  ['a name', 'navy'],
  ['three digits', '#fff'],
  ['eight digits', '#0f3d7c00'],
  ['full-width digits', '#０f3d7c'],
  ['a number', 0x0f3d7c],
  ['a list', ['#0f3d7c']],
  ['an object that prints as a colour', { toString: () => '#0f3d7c' }],
  ['a huge string', '#'.padEnd(5_000_000, 'f')],
]

test.each(bad)('a bar colour that is %s falls back to the default and is reported', (_what, value) => {
  for (const field of colors) {
    const { notices, ...parsed } = parsePlatform({ ...defaultPlatform, [field]: value })
    expect(parsed[field]).toBe(defaultPlatform[field])
    expect(notices).toMatchObject([{ code: 'value-invalid', role: field, to: defaultPlatform[field] }])
    expect(notices[0]?.from.length).toBeLessThanOrEqual(40)
  }
})

test.each([null, undefined, 'x', 7, [], {}, true])('a configuration that is %j is the default platform', (config) => {
  const { notices, ...parsed } = parsePlatform(config)
  expect(parsed).toMatchObject({ topBarColor: defaultPlatform.topBarColor, accentColor: null })
  expect(notices.map(({ code, role }) => `${code} ${role}`)).toEqual(colors.map((field) => `value-missing ${field}`))
})

test('colours of the prototype are nobody’s', () => {
  const config: unknown = Object.create({ topBarColor: '#123456' })
  expect(parsePlatform(config).topBarColor).toBe(defaultPlatform.topBarColor)
})

test('upper case is the same colour', () => {
  expect(parsePlatform({ ...defaultPlatform, topBarColor: '#AABBCC' }).topBarColor).toBe('#aabbcc')
})

test('an unusable accent is left out, so that it is derived', () => {
  const { accentColor, notices } = parsePlatform({ ...defaultPlatform, accentColor: 'gold' })
  expect(accentColor).toBe(null)
  expect(notices).toMatchObject([{ code: 'value-invalid', role: 'accentColor', from: 'gold' }])
})

test.each([
  [5, '5'],
  [true, 'true'],
  [['#0f3d7c'], '[…]'],
  [{ $value: '#0f3d7c' }, '{…}'],
  ['#0f3d7c\u202E', '#0f3d7cU+202E'],
  ['\u2028', 'U+2028'],
  ['\uD800', 'U+D800'],
])('what was given is shown as its reader would write it: %j', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})

test('the shipped platforms parse without a remark', () => {
  for (const platform of platforms) expect(parsePlatform(platform).notices).toEqual([])
})

test('spec §3: a brand that gives the top bar alone has a tail bar of its hue, darker and quieter', () => {
  const { tailBarColor, tailBarWordColor, notices } = parsePlatform({
    topBarColor: '#98191f',
    topBarWordColor: '#fdedc4',
  })
  const [top, tail] = [toTone('#98191f'), toTone(tailBarColor)]
  expect(Math.abs(tail.h - top.h)).toBeLessThan(5)
  expect(tail.l).toBeLessThan(top.l)
  expect(tail.c).toBeLessThan(top.c)
  expect(tailBarWordColor).toBe('#fdedc4')
  expect(notices.map(({ role, to }) => [role, to])).toEqual([
    ['tailBarColor', tailBarColor],
    ['tailBarWordColor', '#fdedc4'],
  ])
})
