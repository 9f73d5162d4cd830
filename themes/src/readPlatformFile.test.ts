import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandFields, EXTENSION, toDesignTokens } from './designTokens.ts'
import { shippedDocument } from './platformDocuments.ts'
import {
  type FieldKind,
  fieldOf,
  type PlatformDocument,
  type PlatformField,
  platformFieldNames,
} from './platformFields.ts'
import { describeProblem, fieldName } from './platformProblems.ts'
import { defaultPlatform, platforms } from './platforms.ts'
import { MAX_FILE_BYTES, type ReadPlatform, readPlatform, readPlatformFile } from './readPlatformFile.ts'

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const line = fc.stringMatching(/^[一-龥]{1,10}$/)
const address = fc.constantFrom('/cv3/login', 'https://sso.example.com/in?x=1#y')
const image = fc.constantFrom(
  '',
  '/cv3/assets/logo.png',
  'data:image/svg+xml;base64,' + btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
)
const ofKind: Record<FieldKind, fc.Arbitrary<unknown>> = {
  line,
  code: fc.stringMatching(/^[A-Z][A-Z0-9_-]{0,31}$/),
  color: hex,
  accent: fc.oneof(hex, fc.constant('')),
  address,
  image,
  flag: fc.boolean(),
  qr: fc.record({ name: line, url: fc.constantFrom('', 'https://example.com/x') }),
  choice: fc.constant(''),
  choices: fc.constant([]),
}
const valueOf = (name: PlatformField) => {
  const { kind, values = [] } = fieldOf(name)
  if (kind === 'choice') return fc.constantFrom(...values)
  return kind === 'choices' ? fc.subarray([...values]) : ofKind[kind]
}
const platform = fc.record(
  Object.fromEntries(platformFieldNames.map((name) => [name, valueOf(name)])),
) as unknown as fc.Arbitrary<PlatformDocument>

const good: PlatformDocument = { ...shippedDocument('CCBSCF'), platformName: '青岚', accentColor: '#7c4a10' }
const tokens = toDesignTokens(good)
const withBrand = (brand: object) => ({ ...tokens, brand: { ...tokens.brand, ...brand } })

/** `bad-value topBarColor`: what is wrong, and where. */
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
  for (const { platformType } of platforms) {
    const shipped = shippedDocument(platformType)
    expect(readPlatform(shipped)).toEqual({ ok: true, platform: shipped })
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

describe('what is not said has a default', () => {
  const only = (said: object) => {
    const read = readPlatformFile(JSON.stringify(said))
    return read.ok ? read.platform : read.problems
  }

  test('spec §9: the hotline is 400-111-5318 where there is none, or an empty one', () => {
    for (const hotline of [undefined, null, '']) {
      expect(only({ platformName: '川江供应链', hotline })).toMatchObject({
        hotline: '400-111-5318',
        hotlineHours: '工作日 9:00-18:00',
      })
    }
  })

  test('a name alone is a platform, and nothing in it is another operator’s', () => {
    const document = only({ platformName: '川江供应链' })
    expect(document).toMatchObject({
      platformName: '川江供应链',
      platformNameEn: '川江供应链',
      copyrightCn: '版权所有 川江供应链',
      icpRegister: '',
      securityRegister: '',
      contactAddress: '',
      loginUrl: '/cv3/login',
      authType: 'ALL',
      isOrgLogin: true,
    })
    const { topBarColor, tailBarColor } = defaultPlatform
    expect(document).toMatchObject({ topBarColor, tailBarColor, accentColor: '' })
  })

  test('Q22: colours come from the template that tempId names; its accent belongs to its bars', () => {
    expect(only({ tempId: 'hongjin' })).toMatchObject({ topBarColor: '#98191f', accentColor: '#7c4a10' })
    expect(only({ tempId: 'hongjin', topBarColor: '#0B6E4F' })).toMatchObject({
      topBarColor: '#0b6e4f',
      tailBarColor: '#3c1415',
      accentColor: '',
    })
  })

  test.each([{}, [], 7, null, 'x', { name: 'package' }])('%j is no platform file', (file) => {
    expect(told(readPlatformFile(JSON.stringify(file)))).toEqual(['no-platform'])
  })

  test('a key that nobody reads is named: it would be believed to be in force', () => {
    expect(only({ platformName: '川江', hotLine: '1' })).toEqual([{ code: 'unknown-key', key: 'hotLine' }])
  })

  test('an accent that is empty or null is none', () => {
    for (const accentColor of ['', null]) {
      expect(readPlatform({ ...good, accentColor })).toEqual({ ok: true, platform: { ...good, accentColor: '' } })
    }
    expect(toDesignTokens({ ...good, accentColor: '' }).brand).not.toHaveProperty('accentColor')
  })
})

describe('a bad file is refused with its reason', () => {
  test.each([
    ['script in the logo', 'platformLogo', 'javascript:alert(1)'],
    ['an image inside the address', 'platformLogo', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['a logo of another site', 'platformLogo', 'https://example.com/logo.png'],
    ['a logo of another host', 'platformLogo', '//example.com/logo.png'],
    ['a logo with a quote', 'platformLogo', '/cv3/assets/logo.png")'],
    ['a call as the logo', 'platformLogo', '/api/web/uaa/logout'],
    ['a page as the icon', 'favicon', '/cv3/login'],
    ['a picture outside the assets', 'illustration', '/logo.png'],
    ['a way out of the assets', 'platformLogo', '/cv3/assets/../../api/web/uaa/logout'],
    ['a hidden way out of the assets', 'platformLogo', '/cv3/assets/%2e%2e/login'],
    ['a question to the assets', 'platformLogo', '/cv3/assets/logo.png?next=/cv3/login'],
    ['script in an address', 'loginUrl', 'javascript:alert(1)'],
    ['a password in an address', 'billDiscountUrl', 'https://user:secret@example.com/'],
    ['a QR code with script', 'wechatQr', { name: 'x', url: 'javascript:alert(1)' }],
    ['a flag in words', 'isOrgLogin', 'yes'],
    ['a way that is none', 'authType', 'FAX'],
    ['a product that is none', 'avalableProduct', ['TICKET', 'LOTTERY']],
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
    if (!field.endsWith('Color')) {
      expect(told(readPlatform({ ...tokens, $extensions: { [EXTENSION]: said } }))).toEqual([`bad-value ${field}`])
    }
  })

  test('the reason shows what nobody would see, and steers nothing', () => {
    const read = readPlatform({ ...good, platformName: 'a\u202Eb\u2800', platformType: 5 })
    expect(read).toMatchObject({ problems: [{ value: 'aU+202EbU+2800' }, { value: '5' }] })
  })

  test('no JSON, far too large', () => {
    expect(readPlatformFile('{')).toEqual({ ok: false, problems: [{ code: 'no-json' }] })
    expect(readPlatformFile(' '.repeat(MAX_FILE_BYTES + 1))).toMatchObject({ problems: [{ code: 'too-large' }] })
  })

  test('an image that can run', () => {
    const platformLogo = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')}`
    const read = readPlatform({ ...good, platformLogo })
    expect(told(read)).toEqual(['bad-image platformLogo'])
    expect(read.ok ? '' : read.problems.map((problem) => describeProblem(problem))).toEqual([
      '标志不能用：SVG 里的「script」不能用：只能有图形、渐变和文字，不能有脚本、样式和外部引用',
    ])
  })
})

test('every key has a name and a sentence for a wrong value, in both languages', () => {
  for (const field of platformFieldNames) {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const sentence = describeProblem({ code: 'bad-value', field, value: '?' }, language)
      expect(sentence).toContain(fieldName(field, language))
      expect(sentence).not.toContain('undefined')
    }
  }
})
