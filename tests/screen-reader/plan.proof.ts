import type { ListeningPlan } from '@jinpiao/ui-kit/lib/contract'
import { expect, test } from '@playwright/test'
import { wrongIn } from './plan.ts'

const plan: ListeningPlan = {
  story: 'Off',
  steps: [
    { press: 'Tab', hears: ['短信通知', /关闭|打开/] },
    { press: 'Space', hears: ['打开'] },
  ],
  once: ['短信通知'],
  silent: ['图标'],
}
const wrong = (...said: string[][]) =>
  wrongIn(
    plan,
    said.map((each) => ({ press: '', said: each })),
  )

test('what is said in several breaths, with other words between, is what a plan asks for', () => {
  expect(wrong(['短信通知 切换角色', '关闭.', '浏览模式'], ['打开'])).toEqual([])
})

test('words of another step, in another order or not said at all are missed, with what was heard instead', () => {
  expect(wrong(['短信通知 关闭', '打开'], [])).toEqual(['Space: not heard: 打开. Heard: nothing'])
  expect(wrong(['关闭', '短信通知'], ['打开'])).toEqual(['Tab: not heard: /关闭|打开/. Heard: 关闭 短信通知'])
})

test('what is said twice is not said once', () => {
  expect(wrong(['短信通知 关闭'], ['短信通知 打开'])).toEqual([expect.stringContaining('heard 2 times')])
})

test('what the story says when it opens comes before what its keys lead to', () => {
  const opened: ListeningPlan = { ...plan, hears: ['正在加载'] }
  const hear = (text: string) =>
    wrongIn(opened, [
      { press: '打开', said: [text] },
      { press: 'Tab', said: ['短信通知 关闭'] },
      { press: 'Space', said: ['打开'] },
    ])
  expect(hear('正在加载…')).toEqual([])
  expect(hear('载入完成')).toEqual(['打开: not heard: 正在加载. Heard: 载入完成'])
})

test('what must not be said is found in any step', () => {
  expect(wrong(['短信通知 关闭'], ['图标 打开'])).toEqual([expect.stringContaining('heard and must not be: 图标')])
})

test('numbers for the eye are found without being asked for, except as the value of a text box', () => {
  const typed: ListeningPlan = { story: 'Empty', steps: [{ press: 'Tab' }] }
  const hear = (...said: string[]) => [{ press: 'Tab', said }]
  expect(wrongIn(typed, hear('6222****1234'))).toEqual([expect.stringContaining('a number for the eye: ****')])
  expect(wrongIn(typed, hear('票面 1,234.00'))).toHaveLength(1)
  expect(wrongIn(typed, hear('身份证号码 11010519491231002'), ['11010519491231002', ''])).toEqual([])
  expect(wrongIn(typed, hear('新密码 密码文本 ••••••'), ['123456'])).toEqual([])
  expect(wrongIn(typed, hear('123万4567元8角9分'))).toEqual([])
  expect(wrongIn(typed, hear('申请 SQ20261120000008'))).toHaveLength(1)
  expect(wrongIn(typed, hear('SQ20261120000008 链接. SQ 2 0 2 6，1 1 2 0，0 0 0 0 0 8'))).toEqual([])
})
