import { expectOnce, expectSpokenNumbers, tabTo } from './listening.ts'
import { enter } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: the administrator hears whose roles are edited, what a change ends, and one warning', async ({
  reader,
}) => {
  await enter(reader, 'FM', 'my/enterprise-info/user/list')
  await tabTo(reader, /显示完整号码 云修远 切换按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/1 3 8/)
  expectSpokenNumbers(reader.spoken())
  await tabTo(reader, /编辑角色 云修远 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/编辑 云修远 的角色/)
  await tabTo(reader, /角色能做什么.*按钮/)
  reader.clear()
  await tabTo(reader, /保存角色.*按钮/)
  expect(reader.spoken().join(' ')).toContain('角色没有变化')
  expectOnce(reader, /保存角色/)
})
