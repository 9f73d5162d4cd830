import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandFields, EXTENSION, type StudioPlatform, toDesignTokens } from './designTokens.ts'
import { defaultPlatform, platforms } from './platforms.ts'
import {
  logoProblem,
  MAX_FILE_BYTES,
  MAX_LOGO_BYTES,
  readPlatform,
  readPlatformFile,
  type ReadPlatform,
} from './readPlatformFile.ts'

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const platform = fc.record(
  {
    topBarColor: hex,
    topBarWordColor: hex,
    tailBarColor: hex,
    tailBarWordColor: hex,
    accentColor: hex,
    platformType: fc.stringMatching(/^[A-Z][A-Z0-9_-]{0,31}$/),
    platformName: fc.stringMatching(/^[一-龥]{1,20}$/),
    platformLogo: fc.constantFrom('', '/logo.png', 'https://cdn.example.com/logo.png'),
  },
  {
    requiredKeys: [
      'topBarColor',
      'topBarWordColor',
      'tailBarColor',
      'tailBarWordColor',
      'platformType',
      'platformName',
      'platformLogo',
    ],
  },
) as fc.Arbitrary<StudioPlatform>

const { name: _, ...colors } = defaultPlatform
const good: StudioPlatform = { ...colors, platformName: '青岚', platformLogo: '', accentColor: '#7c4a10' }
const tokens = toDesignTokens(good)
const withBrand = (brand: object) => ({ ...tokens, brand: { ...tokens.brand, ...brand } })

/** `missing topBarColor`: what is wrong, and where. */
const told = (read: ReadPlatform) =>
  read.ok
    ? []
    : read.problems.map((problem) => ('field' in problem ? `${problem.code} ${problem.field}` : problem.code))

test('what is downloaded can be imported: nothing is lost', () => {
  fc.assert(
    fc.property(platform, (config) => {
      expect(readPlatformFile(JSON.stringify(toDesignTokens(config)))).toEqual({ ok: true, platform: config })
      expect(readPlatformFile(JSON.stringify(config))).toEqual({ ok: true, platform: config })
    }),
  )
})

test('the shipped platforms are platform files', () => {
  for (const { name, ...shipped } of platforms) {
    const config = { ...shipped, platformName: name['zh-CN'], platformLogo: '' }
    expect(readPlatform(config)).toEqual({ ok: true, platform: config })
  }
})

test('anything at all is read or refused, never thrown at', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPlatformFile(text)))
  fc.assert(fc.property(fc.json(), (text) => void readPlatformFile(text)))
  fc.assert(fc.property(fc.anything(), (value) => void readPlatform(value)))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...brandFields), fc.jsonValue()), (brand) => {
      expect(readPlatform(withBrand(brand)).ok).toBe(Object.keys(brand).length === 0)
    }),
  )
})

describe('no value of the default platform stands in for a missing one', () => {
  const required = ['topBarColor', 'topBarWordColor', 'tailBarColor', 'tailBarWordColor'] as const

  test.each(required)('%s missing, null or empty, in a configuration and in design tokens', (field) => {
    for (const nothing of [undefined, null, '']) {
      expect(told(readPlatform({ ...good, [field]: nothing }))).toEqual([`missing ${field}`])
    }
    const { [field]: _gone, ...brand } = tokens.brand
    expect(told(readPlatform({ ...tokens, brand }))).toEqual([`missing ${field}`])
    expect(told(readPlatform(withBrand({ [field]: null })))).toEqual([`bad-token ${field}`])
  })

  test.each(['platformType', 'platformName'] as const)('%s missing or empty', (field) => {
    for (const nothing of [undefined, null, '']) {
      expect(told(readPlatform({ ...good, [field]: nothing }))).toEqual([`missing ${field}`])
    }
    expect(told(readPlatform({ ...tokens, $extensions: {} }))).toContain(`missing ${field}`)
  })

  test('one colour is not a platform: all that lacks is named', () => {
    expect(told(readPlatform({ topBarColor: '#0f3d7c' }))).toEqual([
      'missing topBarWordColor',
      'missing tailBarColor',
      'missing tailBarWordColor',
      'missing platformType',
      'missing platformName',
    ])
  })

  test.each([
    { brand: {} },
    { brand: null },
    { brand: [] },
    { brand: { primary: tokens.brand.topBarColor } },
    {},
    [],
    7,
  ])('%j is no platform file', (file) => {
    expect(told(readPlatformFile(JSON.stringify(file)))).toEqual(['no-platform'])
  })

  test('without a file nothing is said of one: every field that lacks is named', () => {
    const none = { topBarColor: '', topBarWordColor: '', tailBarColor: '', tailBarWordColor: '', accentColor: '' }
    expect(told(readPlatform({ ...good, ...none }))).toEqual(required.map((field) => `missing ${field}`))
    expect(told(readPlatform({}))).toHaveLength(required.length + 2)
  })

  test('an accent that is empty or null is none', () => {
    const { accentColor: _none, ...without } = good
    for (const accentColor of ['', null]) {
      expect(readPlatform({ ...good, accentColor })).toEqual({ ok: true, platform: without })
    }
    expect(toDesignTokens({ ...good, accentColor: '' }).brand).not.toHaveProperty('accentColor')
  })
})

describe('a bad file is refused with its reason', () => {
  test.each([
    ['script in the logo', 'platformLogo', 'javascript:alert(1)'],
    ['an image inside the address', 'platformLogo', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['CSS in a colour', 'topBarColor', 'red;background:url(//x)'],
    ['CSS in the accent', 'accentColor', 'var(--x)'],
    ['three digits', 'accentColor', '#fff'],
    ['markup in the name', 'platformName', '<img src=x onerror=alert(1)>'],
    ['text turned around', 'platformName', '青岚\u202E票金'],
    ['a character that nobody sees', 'platformName', '青\u200B岚'],
    ['a letter of nothing', 'platformName', '青\u3164岚'],
    ['a consonant of nothing', 'platformName', '青\u115F岚'],
    ['a joiner of graphemes', 'platformName', '青\u034F岚'],
    ['braille without dots', 'platformName', '青\u2800岚'],
    ['a selector of variants', 'platformName', '青岚\uFE0F'],
    ['a line separator', 'platformName', '青岚\u2028票'],
    ['a paragraph separator', 'platformName', '青岚\u2029票'],
    ['half of a pair', 'platformName', '青岚\uD800'],
    ['a name of spaces', 'platformName', ' \u3000'],
    ['a name that nobody sees', 'platformName', '\u200B'],
    ['a name of letters of nothing', 'platformName', '\u3164\u2800'],
    ['a name that is a number', 'platformName', 5],
    ['a type that is markup', 'platformType', '<script>'],
    ['a type that is a path', 'platformType', '../../etc/passwd'],
    ['a type in small letters', 'platformType', 'ccbscf'],
    ['a type that is too long', 'platformType', 'A'.repeat(33)],
    ['a type with a line break', 'platformType', 'CCBSCF\n'],
    ['a type that is a number', 'platformType', 5],
  ])('%s', (_what, field, value) => {
    expect(told(readPlatform({ ...good, [field]: value }))).toEqual([`bad-value ${field}`])
    const said = { ...tokens.$extensions[EXTENSION], [field]: value }
    if (field.startsWith('platform')) {
      expect(told(readPlatform({ ...tokens, $extensions: { [EXTENSION]: said } }))).toEqual([`bad-value ${field}`])
    }
  })

  test('the reason shows what nobody would see, and steers nothing', () => {
    const read = readPlatform({ ...good, platformName: 'a\u202Eb\u2800', platformType: 5 })
    expect(read).toMatchObject({ problems: [{ value: '5' }, { value: 'aU+202EbU+2800' }] })
  })

  test('no JSON, far too large', () => {
    expect(readPlatformFile('{')).toEqual({ ok: false, problems: [{ code: 'no-json' }] })
    expect(readPlatformFile(' '.repeat(MAX_FILE_BYTES + 1))).toMatchObject({ problems: [{ code: 'too-large' }] })
  })

  test('a logo of 10 MB, or one that can run', () => {
    expect(logoProblem({ size: 10 * 1024 * 1024, type: 'image/png' })).toMatchObject({
      code: 'too-large',
      max: MAX_LOGO_BYTES,
    })
    expect(logoProblem({ size: 10, type: 'image/svg+xml' })).toMatchObject({ code: 'bad-logo-type' })
    expect(logoProblem({ size: 10, type: 'image/png' })).toBeUndefined()
  })
})
