import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StudioPlatform, toDesignTokens } from './designTokens.ts'
import { logoProblem, MAX_FILE_BYTES, MAX_LOGO_BYTES, readPlatformFile } from './readPlatformFile.ts'
import { platforms } from './platforms.ts'

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const platform = fc.record(
  {
    topBarColor: hex,
    topBarWordColor: hex,
    tailBarColor: hex,
    tailBarWordColor: hex,
    accentColor: hex,
    platformType: fc.stringMatching(/^[A-Z]{1,12}$/),
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

test('what is downloaded can be imported: nothing is lost', () => {
  fc.assert(
    fc.property(platform, (config) => {
      expect(readPlatformFile(JSON.stringify(toDesignTokens(config)))).toEqual({ ok: true, platform: config })
      expect(readPlatformFile(JSON.stringify(config))).toEqual({ ok: true, platform: config })
    }),
  )
})

test('anything at all is read or refused, never thrown at', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPlatformFile(text)))
  fc.assert(fc.property(fc.json(), (text) => void readPlatformFile(text)))
})

describe('a bad file is refused with its reason', () => {
  const [first] = platforms
  const good = { ...first, platformName: '青岚', platformLogo: '' }
  test.each([
    ['script in the logo', { ...good, platformLogo: 'javascript:alert(1)' }, 'platformLogo'],
    [
      'an image inside the address',
      { ...good, platformLogo: 'data:image/svg+xml,<svg onload=alert(1)>' },
      'platformLogo',
    ],
    ['CSS in a colour', { ...good, topBarColor: 'red;background:url(//x)' }, 'topBarColor'],
    ['CSS in the accent', { ...good, accentColor: 'var(--x)' }, 'accentColor'],
    ['markup in the name', { ...good, platformName: '<img src=x onerror=alert(1)>' }, 'platformName'],
  ])('%s', (_, config, field) => {
    const read = readPlatformFile(JSON.stringify(config))
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'bad-value', field }] })
  })

  test('a token without a colour that we can read', () => {
    const tokens = toDesignTokens(good as StudioPlatform)
    const file = {
      ...tokens,
      brand: { ...tokens.brand, topBarColor: { $type: 'color', $value: { colorSpace: 'oklch' } } },
    }
    expect(readPlatformFile(JSON.stringify(file))).toMatchObject({ ok: false, problems: [{ field: 'topBarColor' }] })
  })

  test('no JSON, no platform, far too large', () => {
    expect(readPlatformFile('{')).toEqual({ ok: false, problems: [{ code: 'no-json' }] })
    expect(readPlatformFile('[]')).toEqual({ ok: false, problems: [{ code: 'no-platform' }] })
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

test('Design Tokens format: every colour of every mode is a token with sRGB components and its hex', () => {
  const [first] = platforms
  const tokens = toDesignTokens({ ...first!, platformName: 'x', platformLogo: '' })
  expect(Object.keys(tokens)).toEqual(['$extensions', 'brand', 'light', 'dark', 'contrast', 'contrast-dark'])
  expect(tokens.brand.topBarColor).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0588, 0.2392, 0.4863], alpha: 1, hex: '#0f3d7c' },
  })
})
