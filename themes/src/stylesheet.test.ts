import { setFileScope } from '@vanilla-extract/css/fileScope'
import { beforeAll, expect, test } from 'vitest'
import { platforms } from './platforms.ts'
import { resolveTheme } from './resolveTheme.ts'
import { type ColorRole, themeShape } from './shape.ts'
import { customProperty, themeStylesheet } from './stylesheet.ts'

const roles = Object.keys(themeShape.color) as ColorRole[]
let contract: Record<string, string>

beforeAll(async () => {
  setFileScope('themes/src/stylesheet.test.ts')
  contract = (await import('./contract.css.ts')).vars.color
})

test('the stylesheet sets exactly the custom properties that the components read', () => {
  expect(Object.fromEntries(roles.map((role) => [role, `var(${customProperty(role)})`]))).toEqual(contract)
  const css = themeStylesheet(platforms[0])
  const set = new Set(css.match(/--[\w-]+(?=:)/g))
  expect([...set].sort()).toEqual(roles.map(customProperty).sort())
})

test('plain :root is the complete light theme: paper and browsers without light-dark() get it', () => {
  for (const platform of platforms) {
    const [root = ''] = themeStylesheet(platform).split('@media screen')
    const { vars } = resolveTheme(platform, 'light')
    for (const role of roles) expect(root).toContain(`${customProperty(role)}:${vars[role]}`)
    expect(root).toMatch(/^:root\{color-scheme:light;/)
  }
})

test('nothing of the configuration reaches the stylesheet but colours', () => {
  const hostile = {
    topBarColor: '#fff}</style><script>alert(1)</script>',
    topBarWordColor: 'expression(alert(1))',
    tailBarColor: '#000000;background:url(//example.com)',
    platformLogo: 'javascript:alert(1)',
  }
  for (const config of [hostile, ...platforms]) {
    const rest = themeStylesheet(config)
      .replaceAll(/--jp-color-\w+:(?:#[0-9a-f]{6,8}|light-dark\(#[0-9a-f]{6,8},#[0-9a-f]{6,8}\));?/g, '')
      .trim()
    expect(rest).toMatchInlineSnapshot(`
      ":root{color-scheme:light;}
      @media screen{@supports (color:light-dark(#000,#fff)){
      :root{color-scheme:light dark;}
      @media (prefers-contrast:more){:root:not([data-theme]){}}
      :root[data-theme^=contrast]{}
      :root[data-theme=light]{color-scheme:light}
      :root[data-theme$=dark]{color-scheme:dark}
      }}"
    `)
  }
})

test('small: under 7 kB as written', () => {
  for (const platform of platforms) expect(themeStylesheet(platform).length).toBeLessThan(7_000)
})
