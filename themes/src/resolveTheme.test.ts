import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { floors, themeModes } from './modes.ts'
import { fixed } from './neutrals.ts'
import { looksLike, toTone } from './oklch.ts'
import { failingPairs } from './pairs.ts'
import { parsePlatform } from './parsePlatform.ts'
import { defaultPlatform, platforms } from './platforms.ts'
import { resolveTheme } from './resolveTheme.ts'
import { type ColorRole, themeShape } from './shape.ts'
import { anyBrand, anyHex } from './testing/brands.ts'

const roles = Object.keys(themeShape.color) as ColorRole[]
test('G14: the corners of the colour cube and the greys, as bar and as accent', () => {
  const channel = ['00', '80', 'ff']
  const corners = channel.flatMap((r) => channel.flatMap((g) => channel.map((b) => `#${r}${g}${b}`)))
  const greys = Array.from({ length: 64 }, (_, i) => `#${(i * 4).toString(16).padStart(2, '0').repeat(3)}`)
  for (const color of [...corners, ...greys, '#1677ff', '#ffd100', '#c8a165']) {
    const brand = { topBarColor: color, topBarWordColor: color, tailBarColor: color, tailBarWordColor: color }
    for (const mode of themeModes) expect(failingPairs(resolveTheme(brand, mode).vars, mode)).toEqual([])
  }
})

test('the pair list finds a failure where there is one', () => {
  const { vars } = resolveTheme(defaultPlatform, 'light')
  const broken = { ...vars, text: vars.surface, focusInner: '#808080', focusOuter: '#808080' }
  const failed = failingPairs(broken, 'light').map(({ ink, on }) => `${ink}/${on}`)
  expect(failed).toContain('text/surface')
  expect(failed.some((pair) => pair.startsWith('focusOuter/'))).toBe(true)
})

test('brand fills stand verbatim in light, and in dark those that are dark themselves; words iff they reach 4.5:1', () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom('light' as const, 'dark' as const), (brand, mode) => {
      const { vars, report } = resolveTheme(brand, mode)
      for (const [shown, asked] of [
        [vars.topBar, brand.topBarColor],
        [vars.tailBar, brand.tailBarColor],
      ] as const) {
        if (mode === 'light' || toTone(asked).l <= 0.29) expect(shown).toBe(asked)
      }
      const legible = contrastRatio(brand.topBarWordColor, vars.topBar) >= 4.5
      expect(vars.onTopBar === brand.topBarWordColor).toBe(legible)
      expect(report.some(({ code, role }) => code === 'ink-replaced' && role === 'onTopBar')).toBe(!legible)
    }),
    { numRuns: 500 },
  )
})

test('a replaced ink is reported with what it was, what it is, and both contrasts', () => {
  const { vars, report } = resolveTheme({ ...defaultPlatform, topBarWordColor: '#4d7ab8' }, 'light')
  const notice = report.find(({ role }) => role === 'onTopBar')
  expect(report).toHaveLength(1)
  expect(notice).toMatchObject({ code: 'ink-replaced', from: '#4d7ab8', to: vars.onTopBar })
  expect(notice?.ratioBefore).toBeCloseTo(contrastRatio('#4d7ab8', '#0f3d7c'), 10)
  expect(notice?.ratioAfter).toBeGreaterThanOrEqual(4.5)
})

test('more contrast moves a bar only where neither black nor white reaches 7:1 on it', () => {
  const grey = resolveTheme({ ...defaultPlatform, topBarColor: '#777777' }, 'contrast')
  expect(grey.report.map(({ code, role }) => `${code} ${role}`)).toContain('fill-adjusted topBar')
  expect(contrastRatio(grey.vars.onTopBar, grey.vars.topBar)).toBeGreaterThanOrEqual(7)
  expect(resolveTheme(defaultPlatform, 'contrast').vars.topBar).toBe(defaultPlatform.topBarColor)
})

test('visual: in dark no bar is lighter than a quiet tone of its hue, which is reported; a dark one stays', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const { vars, report } = resolveTheme(brand, 'dark')
      const asked = toTone(brand.topBarColor)
      const shown = toTone(vars.topBar)
      // Rounding to 8 bits.
      expect(shown.l).toBeLessThan(0.295)
      if (asked.l > 0.29) expect(shown.c).toBeLessThan(0.105)
      const isTold = report.some(({ code, role }) => code === 'fill-designed' && role === 'topBar')
      expect(isTold).toBe(vars.topBar !== brand.topBarColor)
    }),
    { numRuns: 500 },
  )
})

test('visual: the shipped platforms have quiet bars in dark, with words that are legible and the hue of the brand', () => {
  for (const mode of ['dark', 'contrast-dark'] as const) {
    for (const platform of platforms) {
      const { vars } = resolveTheme(platform, mode)
      expect(toTone(vars.topBar).l).toBeLessThan(0.3)
      expect(vars.topBar).not.toBe(platform.topBarColor)
      expect(Math.abs(toTone(vars.topBar).h - toTone(platform.topBarColor).h)).toBeLessThan(8)
      expect(contrastRatio(vars.onTopBar, vars.topBar)).toBeGreaterThanOrEqual(floors[mode].text)
    }
  }
})

test('the primary button is the brand fill where that shows on the page, else the nearest tone, reported', () => {
  expect(resolveTheme(defaultPlatform, 'light').vars.accentFill).toBe(defaultPlatform.topBarColor)
  const { vars, report } = resolveTheme({ ...defaultPlatform, accentColor: '#ffd100' }, 'light')
  expect(vars.accentFill).not.toBe('#ffd100')
  const ofFill = { code: 'fill-adjusted', role: 'accentFill', from: '#ffd100', to: vars.accentFill }
  expect(report).toContainEqual(expect.objectContaining(ofFill))
  expect(contrastRatio(vars.accentFill, vars.sunken)).toBeGreaterThanOrEqual(3)
})

test('the report is true: what links, button and bars are in place of what was asked for, nothing else', () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...themeModes), (brand, mode) => {
      const { vars, report } = resolveTheme(brand, mode)
      const { seed } = parsePlatform(brand)
      const asked = { accent: seed, accentFill: seed, topBar: brand.topBarColor, tailBar: brand.tailBarColor }
      const inks = { onTopBar: brand.topBarWordColor, onTailBar: brand.tailBarWordColor }
      const changed = Object.entries({ ...asked, ...inks })
        .filter(([role, from]) => vars[role as ColorRole] !== from)
        .map(([role, from]) => `${role} ${from} ${vars[role as ColorRole]}`)
      const told = report.filter(({ code }) => code !== 'like-danger')
      expect(told.map(({ role, from, to }) => `${role} ${from} ${to}`).sort()).toEqual(changed.sort())
    }),
    { numRuns: 500 },
  )
})

test('the report is true: contrast is the reason where it was too low, and only there', () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...themeModes), (brand, mode) => {
      const { text, brandText } = floors[mode]
      for (const { code, ratioBefore, ratioAfter } of resolveTheme(brand, mode).report) {
        const least = Math.min(ratioBefore ?? 0, ratioAfter ?? 0)
        if (code === 'fill-designed') expect(least).toBeGreaterThanOrEqual(brandText)
        else if (code === 'like-danger') expect([ratioBefore, ratioAfter]).toEqual([null, null])
        else if (code === 'ink-designed') expect(least).toBeGreaterThanOrEqual(text)
        else expect(ratioAfter).toBeGreaterThan(ratioBefore ?? 0)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['too dark for the design', '#000033', 'light', 'ink-designed'],
  ['too strong for the design', '#ffd100', 'dark', 'ink-designed'],
  ['too dark to be read', '#000033', 'dark', 'ink-replaced'],
] as const)('an accent that is %s: %s in %s', (_what, accentColor, mode, code) => {
  const { vars, report } = resolveTheme({ ...defaultPlatform, accentColor }, mode)
  expect(report.find(({ role }) => role === 'accent')).toMatchObject({ code, from: accentColor, to: vars.accent })
})

test('no accent is legible as a link in light and in dark: a report of all modes always has something to tell', () => {
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const reports = (['light', 'dark'] as const).flatMap((mode) => resolveTheme(brand, mode).report)
      expect(reports.map(({ code, role }) => `${code} ${role}`)).toContain('ink-replaced accent')
    }),
    { numRuns: 2000 },
  )
})

test('links that are not the accent are reported with both contrasts', () => {
  const { vars, report } = resolveTheme({ ...defaultPlatform, accentColor: '#d06a00' }, 'light')
  expect(report).toMatchObject([{ code: 'ink-replaced', role: 'accent', from: '#d06a00', to: vars.accent }])
  expect(vars.accent).not.toBe('#d06a00')
  expect(report[0]?.ratioBefore).toBeLessThan(floors.light.text)
  expect(report[0]?.ratioAfter).toBeGreaterThanOrEqual(floors.light.text)
})

test('in place of an unusable accent the report names the colour that the button has', () => {
  const bars = {
    topBarColor: '#333333',
    topBarWordColor: '#ffffff',
    tailBarColor: '#0f3d7c',
    tailBarWordColor: '#ffffff',
  }
  const { vars, report } = resolveTheme({ ...bars, accentColor: 'gold' }, 'light')
  expect(vars.accentFill).toBe('#0f3d7c')
  expect(report).toMatchObject([{ code: 'value-invalid', role: 'accentColor', from: 'gold', to: '#0f3d7c' }])
})

test('the three fills of the primary button differ visibly, whatever the brand', () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...themeModes), (brand, mode) => {
      const { accentFill, accentFillHover, accentFillActive } = resolveTheme(brand, mode).vars
      expect(contrastRatio(accentFill, accentFillHover)).toBeGreaterThan(1.02)
      expect(contrastRatio(accentFillHover, accentFillActive)).toBeGreaterThan(1.02)
    }),
    { numRuns: 1000 },
  )
})

test('a bar without a hue hands the accent to the first colour that has one', () => {
  const brand = { ...defaultPlatform, topBarColor: '#ffffff', topBarWordColor: '#0b5a3a' }
  expect(resolveTheme(brand, 'light').vars.accentFill).toBe('#0b5a3a')
  expect(resolveTheme({ ...brand, accentColor: '#98191f' }, 'light').vars.accentFill).toBe('#98191f')
})

test('no brand recolours status, the destructive button or the scrim', () => {
  fc.assert(
    fc.property(anyBrand, fc.constantFrom(...themeModes), (brand, mode) => {
      expect(resolveTheme(brand, mode).vars).toMatchObject(fixed[mode])
    }),
    { numRuns: 200 },
  )
})

test('a brand red is told apart from danger: the report says so, and an accent of another hue ends it', () => {
  const red = { ...defaultPlatform, topBarColor: '#98191f' }
  const alike = (brand: object) =>
    resolveTheme(brand, 'light').report.flatMap(({ code, role }) => (code === 'like-danger' ? [role] : []))
  expect(alike(red)).toEqual(['accentFill'])
  expect(alike({ ...red, accentColor: '#7c4a10' })).toEqual([])
  for (const platform of platforms) {
    for (const mode of themeModes) {
      expect(resolveTheme(platform, mode).report.map(({ code }) => code)).not.toContain('like-danger')
    }
  }
})

test('links are told apart from the words of warnings and of dangers, whatever the brand', () => {
  const warm = ['#7c4a10', '#98191f', '#b45309', '#c2410c'].map((accentColor) => ({ ...defaultPlatform, accentColor }))
  fc.assert(
    fc.property(fc.oneof(anyBrand, fc.constantFrom(...warm)), fc.constantFrom(...themeModes), (brand, mode) => {
      const { accent, warningText, dangerText } = resolveTheme(brand, mode).vars
      expect([looksLike(accent, warningText), looksLike(accent, dangerText)]).toEqual([false, false])
    }),
    { numRuns: 200 },
  )
})

test('2.4.13: the two tones of the focus ring are 9:1 apart, so one is 3:1 against anything', () => {
  fc.assert(
    fc.property(anyBrand, anyHex, fc.constantFrom(...themeModes), (brand, anything, mode) => {
      const { focusInner, focusOuter } = resolveTheme(brand, mode).vars
      expect(contrastRatio(focusInner, focusOuter)).toBeGreaterThanOrEqual(9)
      const best = Math.max(contrastRatio(focusInner, anything), contrastRatio(focusOuter, anything))
      expect(best).toBeGreaterThanOrEqual(floors[mode].nonText)
    }),
    { numRuns: 1000 },
  )
})

test('dark is designed: raised surfaces are lighter than the page, not darker', () => {
  const { vars } = resolveTheme(defaultPlatform, 'dark')
  const against = (role: ColorRole) => contrastRatio(vars[role], '#000000')
  expect(against('raised')).toBeGreaterThan(against('surface'))
  expect(against('surface')).toBeGreaterThan(against('sunken'))
})

test('total: any value gives every role as a colour and never throws', () => {
  const field = (value: fc.Arbitrary<unknown>) => fc.oneof(value, anyHex)
  const almost = fc.record(
    { topBarColor: field(fc.jsonValue()), topBarWordColor: field(fc.string()), platformLogo: fc.jsonValue() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue(), almost), fc.constantFrom(...themeModes), (config, mode) => {
      const { vars } = resolveTheme(config, mode)
      expect(Object.keys(vars).sort()).toEqual([...roles].sort())
      for (const role of roles) expect(vars[role]).toMatch(role === 'scrim' ? /^#[0-9a-f]{6,8}$/ : /^#[0-9a-f]{6}$/)
      expect(failingPairs(vars, mode)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('the shipped platforms keep their bars, words and buttons in light, and both kinds of bar occur', () => {
  // HONGJIN's bronze has 6.2:1 as a link.
  const reported = platforms.flatMap((platform) => resolveTheme(platform, 'light').report.map(({ role }) => role))
  expect(reported).toEqual(['accent'])
  const lightBars = platforms.filter(({ topBarColor }) => contrastRatio(topBarColor, '#000000') > 10)
  expect(lightBars.length).toBeGreaterThan(0)
  expect(lightBars.length).toBeLessThan(platforms.length)
})
