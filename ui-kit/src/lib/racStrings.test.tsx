import { CalendarDate } from '@internationalized/date'
import { Breadcrumb, Breadcrumbs, Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import * as zhCNModule from 'react-aria-components/i18n/zh-CN'
import { expect, test } from 'vitest'
import { racString } from './racStrings.ts'
import { axTree } from './testing/axTree.ts'
import { mount } from './testing/mount.tsx'

const trail = () => (
  <Breadcrumbs>
    <Breadcrumb>首页</Breadcrumb>
  </Breadcrumbs>
)

test('zh-CN: the breadcrumb says 当前位置, not 导航栏', async () => {
  const { main, unmount } = await mount(trail)
  expect(main.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe('当前位置')
  unmount()
})

test('en-US: the same component speaks English without a reload', async () => {
  const { main, unmount } = await mount(trail, 'en-US')
  expect(main.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe('Breadcrumbs')
  unmount()
})

test('zh-CN: the calendar goes to the next month, not to a next page', async () => {
  const { unmount } = await mount(() => (
    <Calendar aria-label="到期日" defaultValue={new CalendarDate(2025, 1, 15)}>
      <Button slot="previous">‹</Button>
      <Heading />
      <Button slot="next">›</Button>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </Calendar>
  ))
  const names = (await axTree()).map(({ name }) => name)
  expect(names).toContain('下个月')
  expect(names.join('\n')).not.toMatch(/工作日|导航栏|下一页/)
  unmount()
})

const original = (zhCNModule as unknown as { default: Record<string, Record<string, unknown>> }).default
const said = (entry: unknown) =>
  typeof entry === 'function' ? (entry as (args: object, formatter: object) => string)({ value: 120 }, {}) : entry

test.each([
  ['@react-aria/datepicker', 'weekday', '星期'],
  ['@react-aria/breadcrumbs', 'breadcrumbs', '当前位置'],
  ['@react-aria/grid', 'longPressToSelect', '长按进入多选，键盘按空格选择。'],
  ['@react-aria/menu', 'longPressMessage', '长按，或按 Alt 加向下方向键打开菜单'],
  ['@react-aria/table', 'columnSize', '列宽 120 像素'],
  ['@react-aria/table', 'expand', '展开'],
  ['@react-aria/table', 'resizerDescription', '按 Enter 键开始调整列宽。'],
  ['@react-aria/tree', 'expand', '展开'],
  ['@react-aria/tag', 'removeDescription', '按 Delete 键移除。'],
  ['@react-aria/overlays', 'dismiss', '关闭'],
  ['@react-aria/calendar', 'next', '下个月'],
  ['@react-aria/calendar', 'previous', '上个月'],
  ['@react-aria/numberfield', 'numberField', '编辑框'],
  ['react-aria-components', 'selectPlaceholder', '请选择'],
])('zh-CN: %s says %s as %s, in place of words that react-aria still has', (name, key, words) => {
  expect(said(racString(name, key, 'zh-CN'))).toBe(words)
  // A key that an upgrade renames would leave the wrong words to be heard, and ours to nobody.
  expect(said(original[name]?.[key])).toEqual(expect.any(String))
  expect(said(original[name]?.[key])).not.toBe(words)
})

test('accessibility §5.11: no Chinese word of react-aria is 工作日 or 导航栏', () => {
  const words = Object.entries(original).flatMap(([name, strings]) =>
    Object.keys(strings).map((key) => racString(name, key, 'zh-CN')),
  )
  expect(words.filter((entry) => typeof entry === 'string' && /工作日|导航栏/.test(entry))).toEqual([])
})

test('zh-CN: 工作日 is working day; the day of the week is 星期', () => {
  expect(racString('@react-aria/datepicker', 'weekday', 'zh-CN')).toBe('星期')
  expect(racString('@react-aria/datepicker', 'weekday', 'en-US')).toBe('day of the week')
})
