import { expect, test } from 'vitest'
import { acr } from './acr.ts'
import { componentPage } from './componentPage.ts'
import { criteria } from './criteria.ts'
import { contract, report } from './fixtures.ts'
import { gbtMapping } from './gbt37668.ts'
import { evaluate } from './results.ts'

const lamp = evaluate(contract, report(), new Map())
const edition = { version: '0.1.0', commit: 'abc1234', date: '2026-11-22' }
const rowOf = (page: string, beginning: string) =>
  page.split('<tr>').find((row) => row.startsWith(`<th scope="row">${beginning}`)) ?? ''

test('the page of a component has its keys, its expectations and what nobody has checked', () => {
  const page = componentPage(lamp, edition)
  expect(page).toContain('5 条期望：2 条通过，0 条失败，3 条没有检查。')
  expect(rowOf(page, '按空格键开灯')).toContain('<td>Tab、Space</td><td>Off</td><td>通过</td>')
  const open = page.slice(page.indexOf('还没有人检查的'))
  expect(open).toContain('别的读屏软件也读出“灯”（真实读屏软件）怎样检查：打开“关”，按 Tab。')
  expect(open).toContain('看得出开关（人的判断）')
})

test('what Orca was asked to do stands with what it must say, and with what came of it', () => {
  const section = (page: string) => page.slice(page.indexOf('<h2>真实读屏软件'))
  const operated = 'Off：Tab：听到“灯 按钮”、/未?按下/；输入 12。只听到一次“灯”。听不到/图标/'
  expect(rowOf(section(componentPage(lamp, edition)), 'Orca 读出“灯”')).toContain(
    `<td>${operated}</td><td>没有检查</td>`,
  )
  expect(componentPage(lamp, edition)).toContain('Orca：没有检查。')
  const heard = new Map([['Lamp/heard', { outcome: 'pass' as const, test: '灯：Orca 读出“灯”' }]])
  const listened = evaluate(contract, report(), heard)
  expect(rowOf(section(componentPage(listened, edition)), 'Orca 读出“灯”')).toContain(
    '<td>通过（Orca：灯：Orca 读出“灯”）</td>',
  )
  expect(componentPage(listened, edition)).toContain('Orca：通过 1 条，没有检查 1 条。')
})

test('the ACR says of every component what Orca found, and of one that nobody listened to that it is unrun', () => {
  const heard = new Map([['Lamp/heard', { outcome: 'fail' as const, test: 'listens' }]])
  const deaf = evaluate({ ...contract, component: 'Candle', expectations: [] }, report(), new Map())
  const page = acr([evaluate(contract, report(), heard), deaf], false, edition)
  expect(page).toContain('<td>开灯</td><td>失败 1 条，没有检查 1 条</td>')
  expect(page).toContain('<td>开灯</td><td>没有检查</td>')
})

test('what was measured stands with its criteria on the page and in the ACR; what was not is not claimed', () => {
  const measured = evaluate(contract, report(), new Map(), { ring: 'pass', 'text-spacing': 'fail' })
  expect(rowOf(componentPage(measured, edition), '按像素测量')).toContain(
    '<td>2.4.7 焦点可见（AA）、2.4.13 焦点外观（AAA）</td><td>全部</td><td>通过</td>',
  )
  expect(componentPage(lamp, edition)).toContain('这一次没有测量。')
  const page = acr([measured], false, edition)
  expect(rowOf(page, '2.4.7')).toContain('支持 Supports')
  expect(rowOf(page, '2.4.7')).toContain('全部 1 个组件中，1 个有证据。')
  expect(rowOf(page, '1.4.12')).toContain('不支持 Does Not Support')
  expect(rowOf(page, '1.4.12')).toContain('失败 1 个：')
  expect(rowOf(acr([lamp], false, edition), '2.4.7')).toContain('未评估 Not Evaluated')
})

test('the ACR is a draft as long as a criterion of A or AA is not evaluated, and says whom to ask', () => {
  const page = acr([lamp], false, { ...edition, contact: 'a11y@example.com' })
  expect(page).toContain('（ACR） 草稿</title>')
  expect(page).toContain('<p>a11y@example.com</p>')
})

test('texts of a contract are text, not markup', () => {
  expect(componentPage(lamp, edition)).toContain('名字是&lt;灯&gt;')
})

test('the ACR has a row for every criterion, each with a level, in three tables', () => {
  const page = acr([lamp], false, edition)
  for (const { number, zh, en } of criteria)
    expect(rowOf(page, `${number} ${zh} ${en}`), number).toMatch(/<td>(支|部|不|未)/)
  expect(page.match(/<caption>Table \d/g)).toHaveLength(3)
})

test('what supports a criterion is named with its layer, and what is open stands beside it', () => {
  const row = rowOf(acr([lamp], false, edition), '4.1.2')
  expect(row).toContain('支持 Supports')
  expect(row).toContain('Lamp</a>〔无障碍树（Chromium）〕')
  expect(row).toContain('没有人检查过：')
  expect(row).toContain('Orca 读出“灯”')
})

test('a failure of axe, which has no criterion here, stands in the ACR', () => {
  const page = acr([{ ...lamp, rendered: { 关: 'fail' } }], false, edition)
  expect(page).toContain('Lamp</a>：axe，故事 关')
})

test('no clause of GB/T 37668-2019 is claimed that was not read', () => {
  for (const criterion of criteria) {
    expect(gbtMapping(criterion).clause).toContain('未对应')
    expect(gbtMapping(criterion).goal).not.toBe('')
  }
})

test('the same results give the same bytes; commit and date are the caller’s', () => {
  expect(acr([lamp], false, edition)).toBe(acr([lamp], false, edition))
  expect(acr([lamp], false, { version: '0.1.0' })).toContain('提交：未给出；日期：未给出')
})
