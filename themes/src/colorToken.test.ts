import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorToken, readColorToken } from './colorToken.ts'
import { toDesignTokens } from './designTokens.ts'
import { shippedDocument } from './platformDocuments.ts'
import { resolveTheme } from './resolveTheme.ts'

const platform = shippedDocument('CCBSCF')
const navy = colorToken('#0f3d7c')
const withValue = (value: object) => ({ ...navy, $value: { ...navy.$value, ...value } })
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n): `#${string}` => `#${n.toString(16).padStart(6, '0')}`)

test('Design Tokens format: every colour of every mode is a token with sRGB components and its hex', () => {
  const tokens = toDesignTokens(platform)
  expect(Object.keys(tokens)).toEqual(['$extensions', 'brand', 'light', 'dark', 'contrast', 'contrast-dark'])
  expect(tokens.brand.topBarColor).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0588, 0.2392, 0.4863], alpha: 1, hex: '#0f3d7c' },
  })
  expect(tokens['dark']).toMatchObject({ scrim: { $value: { hex: '#000000', alpha: 0.702 } } })
})

test('what is written is #rrggbb in small letters, whatever was given: the colour that the theme took', () => {
  const given = { ...platform, topBarColor: '#0F3D7C', tailBarColor: 'navy', tailBarWordColor: '#fff', accentColor: '' }
  const { brand, light } = toDesignTokens(given)
  const { tailBar } = resolveTheme(given, 'light').vars
  expect(brand.topBarColor?.$value.hex).toBe('#0f3d7c')
  expect(brand.tailBarColor?.$value.hex).toBe(tailBar)
  expect(light).toMatchObject({ tailBar: brand.tailBarColor })
  for (const token of Object.values(brand)) expect(token?.$value.hex).toMatch(/^#[0-9a-f]{6}$/)
  expect(brand).not.toHaveProperty('accentColor')
})

test('every colour that is written is read again', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(readColorToken(colorToken(hex), undefined)).toEqual({ color: hex })
    }),
  )
})

test('the components are the colour: the hex may be missing, or differ by rounding to two decimals', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { components } = colorToken(hex).$value
      const rough = components.map((part) => Number(part.toFixed(2)))
      expect(readColorToken(withValue({ components: rough, hex }), undefined)).toHaveProperty('color')
    }),
  )
  expect(readColorToken(withValue({ components: [1, 0, 0], hex: undefined }), undefined)).toEqual({ color: '#ff0000' })
  const { alpha: _, ...opaque } = navy.$value
  expect(readColorToken({ $type: 'color', $value: opaque }, undefined)).toEqual({ color: '#0f3d7c' })
})

test('the type is the token’s own, else its group’s', () => {
  const { $type: _, ...typeless } = navy
  expect(readColorToken(typeless, 'color')).toEqual({ color: '#0f3d7c' })
  expect(readColorToken(typeless, undefined)).toEqual({ reason: 'type', told: '' })
  expect(readColorToken({ ...navy, $type: 'dimension' }, 'color')).toEqual({ reason: 'type', told: 'dimension' })
})

test('a text was the whole value in the drafts of the format', () => {
  expect(readColorToken({ $type: 'color', $value: '#0F3D7C' }, undefined)).toEqual({ color: '#0f3d7c' })
})

test.each([
  ['no token', null, { reason: 'type', told: '' }],
  ['a text that is no token', '#0f3d7c', { reason: 'type', told: '' }],
  ['no value', { $type: 'color' }, { reason: 'value', told: '' }],
  ['another token’s name', { $type: 'color', $value: '{brand.blue}' }, { reason: 'value', told: '{brand.blue}' }],
  ['another colour space', withValue({ colorSpace: 'oklch' }), { reason: 'color-space', told: 'oklch' }],
  ['no colour space', withValue({ colorSpace: undefined }), { reason: 'color-space', told: '' }],
  ['hex alone', { $type: 'color', $value: { hex: '#0f3d7c' } }, { reason: 'color-space', told: '' }],
  ['two components', withValue({ components: [0, 1] }), { reason: 'components', told: '0 1' }],
  ['components up to 255', withValue({ components: [15, 61, 124] }), { reason: 'components', told: '15 61 124' }],
  ['a negative component', withValue({ components: [-0.1, 0, 0] }), { reason: 'components', told: '-0.1 0 0' }],
  [
    'an infinite component',
    withValue({ components: [Infinity, 0, 0] }),
    { reason: 'components', told: 'Infinity 0 0' },
  ],
  ['components that are texts', withValue({ components: ['0', '0', '0'] }), { reason: 'components', told: '0 0 0' }],
  ['no components', withValue({ components: undefined }), { reason: 'components', told: '' }],
  ['a colour that shows through', withValue({ alpha: 0.5 }), { reason: 'alpha', told: '0.5' }],
  ['an alpha that is no number', withValue({ alpha: '1' }), { reason: 'alpha', told: '1' }],
  ['a hex of another colour', withValue({ hex: '#98191f' }), { reason: 'hex', told: '#98191f' }],
  ['a hex with alpha', withValue({ hex: '#0f3d7cff' }), { reason: 'hex', told: '#0f3d7cff' }],
  ['a hex that is none', withValue({ hex: null }), { reason: 'hex', told: '' }],
])('refused with its reason: %s', (_what, token, problem) => {
  expect(readColorToken(token, undefined)).toEqual(problem)
})
