import { CalendarDate } from '@internationalized/date'
import { Breadcrumb, Breadcrumbs, Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
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

test('zh-CN: 工作日 is working day; the day of the week is 星期', () => {
  expect(racString('@react-aria/datepicker', 'weekday', 'zh-CN')).toBe('星期')
  expect(racString('@react-aria/datepicker', 'weekday', 'en-US')).toBe('day of the week')
})
