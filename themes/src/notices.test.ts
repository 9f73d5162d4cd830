import { expect, test } from 'vitest'
import { describeNotice, type ThemeNotice } from './notices.ts'

const replaced: ThemeNotice = {
  code: 'ink-replaced',
  role: 'onTopBar',
  from: '#888888',
  to: '#333333',
  ratioBefore: 2.1,
  ratioAfter: 4.69,
}

test('a replaced ink reads as what was done', () => {
  expect(describeNotice(replaced)).toBe('已把顶栏文字由 #888888 改为 #333333，对比度 2.1 → 4.6')
  expect(describeNotice(replaced, 'en-US')).toBe(
    'The top bar text was changed from #888888 to #333333; contrast 2.1 → 4.6',
  )
})

test('a replaced colour of links names what is painted with it', () => {
  const links: ThemeNotice = { ...replaced, role: 'accent', from: '#d06a00', to: '#7c3d00', ratioBefore: 3.02 }
  expect(describeNotice(links)).toBe('已把链接和图标的颜色由 #d06a00 改为 #7c3d00，对比度 3.0 → 4.6')
  expect(describeNotice(links, 'en-US')).toContain('The colour of links and icons was changed from #d06a00')
})

test('a colour that is changed by design is not said to lack contrast', () => {
  const links: ThemeNotice = { ...replaced, code: 'ink-designed', role: 'accent', from: '#000033', ratioBefore: 17 }
  expect(describeNotice(links)).toBe(
    '按这种模式的设计，链接和图标的颜色由 #000033 改为 #333333，两个颜色的对比度都达标',
  )
  expect(describeNotice(links, 'en-US')).toBe(
    'By the design of this mode, the colour of links and icons was changed from #000033 to #333333; both have enough contrast',
  )
})

test('a failing contrast is never rounded up to its floor', () => {
  expect(describeNotice({ ...replaced, ratioBefore: 4.499 })).toContain('4.4 →')
})

test('missing and invalid values name the field and the value used instead', () => {
  const notice: ThemeNotice = { ...replaced, role: 'topBarColor', to: '#0f3d7c', ratioBefore: null, ratioAfter: null }
  expect(describeNotice({ ...notice, code: 'value-missing', from: '' })).toBe('未设置顶栏底色，已用 #0f3d7c')
  expect(describeNotice({ ...notice, code: 'value-invalid', from: 'navy' })).toBe('顶栏底色「navy」无效，已用 #0f3d7c')
})

test('a brand red that may be mistaken for danger is said to be', () => {
  const notice: ThemeNotice = { ...replaced, code: 'like-danger', role: 'accentFill', from: '#98191f', to: '#b42318' }
  expect(describeNotice(notice)).toBe('主按钮底色 #98191f 与危险操作的红色 #b42318 相近，容易认错；请另设强调色')
  expect(describeNotice(notice, 'en-US')).toContain('set an accent colour')
})
