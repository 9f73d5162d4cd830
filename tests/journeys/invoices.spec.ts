import { addDays, todayInShanghai } from '@jinpiao/values/days'
import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { goTo, type } from '../lib/steps.ts'

const seller = '江城精铸有限公司'
const buyer = '华岳重工股份有限公司'
const day = addDays(todayInShanghai(Date.now()), -2)
/** In a demonstration the last digit says what the tax office finds: 1 does not match, 2 is void, 4 passes. */
const numberOf = (digit: string) => `2655770000000000000${digit}`
/** As it is heard: four by four. */
const heardOf = (digit: string) => (numberOf(digit).match(/.{4}/g) ?? []).map((four) => [...four].join(' ')).join('，')

test('invoices are entered, imported with a mistake, checked: passed, not matching, void', async ({ desk }) => {
  const operator = await desk('SO')
  const { page } = operator
  await goTo(operator, '发票明细查询', '资料与数据')

  // One by hand: what is wrong is said before anything is sent.
  await operator.activate({ role: 'button', name: '录入发票' })
  await operator.expectDialog('录入发票')
  await type(operator, '发票号码', numberOf('4'))
  await type(operator, '开票日期', day)
  await type(operator, '销售方', seller)
  await type(operator, '购买方', buyer)
  await type(operator, /^价税合计/, '1130')
  await type(operator, /^税额/, '2000')
  await operator.activate({ role: 'button', name: '录入' })
  await expect(page.getByRole('dialog')).toContainText('税额须小于价税合计')
  await type(operator, /^税额/, '130')
  await operator.activate({ role: 'button', name: '录入' })
  await operator.expectAnnounced('已录入 1 张发票')
  await expect(rowOf(operator, '4')).toContainText('未验真')

  // Two from a sheet; a third has no buyer.
  await operator.activate({ role: 'link', name: '导入表格' })
  await operator.expectFocus({ role: 'heading', name: '导入表格' })
  const chooser = page.waitForEvent('filechooser')
  await operator.activate({ role: 'button', name: /^上传填好的表格/ })
  await (await chooser).setFiles({ name: '发票.xlsx', mimeType: '', buffer: await sheet() })
  const problems = page.getByRole('table', { name: '需要修改的地方' })
  await expect(problems.getByRole('row').filter({ hasText: 'E4' })).toContainText('请填写购买方')
  await operator.activate({ role: 'button', name: '录入 2 张' })
  await operator.expectAnnounced('已录入 2 张发票')

  // The three are checked at once; the page has their answers by itself.
  for (const digit of ['1', '2', '4']) {
    await operator.activate({ role: 'checkbox', name: `选择 发票 ${heardOf(digit)}` })
  }
  await operator.activate({ role: 'button', name: '验真 3 张' })
  await operator.expectAnnounced('已提交 3 张发票验真，结果稍后自动显示')
  await expect(rowOf(operator, '4')).toContainText('验真中')
  await answerOutside(page)
  await operator.expectAnnounced(/验真通过/)
  await expect(rowOf(operator, '1')).toContainText('验真不符')
  await expect(rowOf(operator, '2')).toContainText('已作废或红冲')

  // One of them, and what it backs; nothing uses it, so it can go.
  await operator.activate({ role: 'link', name: numberOf('1') })
  await operator.expectFocus({ role: 'heading', name: /^发票 2/ })
  await expect(page.getByRole('main')).toContainText('还没有申请使用这张发票。')
  await operator.activate({ role: 'button', name: `删除 ${heardOf('1')}` })
  await operator.expectDialog(/^删除发票/)
  await operator.activate({ role: 'button', name: '删除' })
  await operator.expectAnnounced(/^已删除发票/)
})

const rowOf = ({ page }: Keyboard, digit: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `选择 发票 ${heardOf(digit)}` }) })

/** A filled template: two good rows and one without its buyer. */
async function sheet(): Promise<Buffer> {
  const headings = [
    '发票代码',
    '发票号码',
    '开票日期',
    '销售方',
    '购买方',
    '价税合计（元）',
    '税额（元）',
    '校验码后六位',
  ]
  const row = (digit: string, of: string) => ['', numberOf(digit), day, seller, of, '2260.00', '260.00', '']
  const rows = [headings, row('1', buyer), row('2', buyer), row('5', '')]
  const cells = rows.map((each) => each.map((value) => ({ value, type: String })))
  return writeXlsxFile(cells as never, {}).toBuffer()
}
