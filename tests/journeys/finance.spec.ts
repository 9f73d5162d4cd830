import type { Page } from '@playwright/test'
import { inDays, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside, moveClockTo } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

// The ticket of the seed can be financed once: neither the other journeys nor a second try find it again.
const test = testAlone

/** What ends in 2 fen the platform of the demonstration sends back; a wage that ends in 1 fen the bank does not pay. */
const amounts = {
  ticket: '420,000.00',
  sentBack: '100000.02',
  corrected: '100000.00',
  paid: '6800.00',
  failed: '5200.01',
}

test('J4: a part is financed, sent back, corrected and paid', async ({ desk }) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open('credit/chain/index/operator?amountFrom=420000.00&amountTo=420000.00')
  const row = page.getByRole('row').filter({ hasText: amounts.ticket }).first()
  await row.waitFor()
  const creditNo = await numberIn(row)
  await operator.activate({ role: 'link', name: creditNo })
  await operator.expectFocus({ role: 'heading', name: `金票 ${creditNo}` })
  await operator.activate({ role: 'link', name: '融资' })
  await operator.expectFocus({ role: 'heading', name: '融资申请' })
  await fill(operator, amounts.sentBack)
  const { applyNo } = await submit(operator)
  const director = await desk('SD')
  await approve(director, '金票融资', applyNo)

  // The platform asks for a correction: the ticket is free again, and the form is filled as it was.
  await answerOutside(page)
  await operator.open('credit/chain/finance/apply?tab=returned')
  await operator.activate({ role: 'link', name: `修改 ${applyNo}` })
  await operator.expectFocus({ role: 'heading', name: '修改融资申请' })
  await type(operator, '融资金额（元）', amounts.corrected)
  await quoted(page)
  const again = await submit(operator)
  expect(again.applyNo, 'the same number').toBe(applyNo)
  await approve(director, '金票融资', applyNo)

  // Platform, funder and bank agree one after the other; who waits is told by when.
  const detail = page.getByRole('main')
  await openDetail(operator, applyNo, '金票融资')
  await expect(detail).toContainText('下一工作日放款')
  for (const _ of ['PLATFORM', 'FUNDER']) await answerOutside(page)
  // The bank pays on the day that was quoted.
  await moveClockTo(page, again.loanDay)
  await openDetail(operator, applyNo, '金票融资')
  await expect(detail).toContainText('办理结果')
  await operator.activate({ role: 'link', name: '打印融资凭证' })
  await expect(detail).toContainText('金票融资凭证')
  await expect(detail).toContainText('100,000.00')
})

test('J4: of two wages that a financing pays, one fails', async ({ desk }) => {
  const operator = await desk('SO')
  const { page } = operator
  const detail = page.getByRole('main')
  await operator.open('credit/chain/finance/detail?state=DONE')
  const row = page.getByRole('row').filter({ hasText: '200,000.00' }).first()
  await row.waitFor()
  const applyNo = await numberIn(row)
  await openDetail(operator, applyNo, '金票融资')
  await operator.activate({ role: 'link', name: '代发工资' })
  await operator.expectFocus({ role: 'heading', name: '代发工资' })
  await fillWage(operator, { name: '王小明', account: '6299000000000000018', amount: amounts.paid })
  await operator.activate({ role: 'button', name: '添加一人' })
  await fillWage(operator, { name: '李红', account: '6299000000000000026', amount: amounts.failed })
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对代发工资' })
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交代发工资', '已提交代发工资')
  const payrollNo = await numberIn(detail)
  const director = await desk('SD')
  await expectMixedRefused(director, payrollNo)
  await approve(director, '代发工资', payrollNo)
  await answerOutside(page)
  await openDetail(operator, payrollNo, '代发工资')
  const wages = page.getByRole('table', { name: '代发清单' }).getByRole('row')
  await expect(wages.filter({ hasText: '6,800.00' })).toContainText('已发放')
  await expect(wages.filter({ hasText: '5,200.01' })).toContainText('发放失败')
  await operator.activate({ role: 'link', name: applyNo })
  await operator.expectFocus({ role: 'heading', name: `金票融资 ${applyNo}` })
  await expect(page.getByRole('table', { name: '从该融资代发的工资' })).toContainText(payrollNo)
})

async function quoted(page: Page): Promise<void> {
  await expect(page.getByText(/^报价 \d+ 分钟内有效/)).toBeVisible()
}

async function fill(operator: Keyboard, amount: string): Promise<void> {
  const { page } = operator
  await page.getByRole('radio').first().waitFor()
  await operator.tabTo({ role: 'radio', name: /示范保理/ })
  await operator.choose(/示范商业银行/)
  await type(operator, '融资金额（元）', amount)
  await quoted(page)
  await type(operator, '合同编号', 'HT-J4')
  await type(operator, '合同名称', '外协加工合同')
  await type(operator, '合同金额（元）', '420000.00')
  await type(operator, '签订日期', inDays(-10))
  await upload(operator, /^上传合同文件/)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await type(operator, '联系人', '周敏')
  await type(operator, '联系人手机号', '13800000301')
}

/** From the form to the signed application; answers its number and the day on which the bank is expected to pay. */
async function submit(operator: Keyboard): Promise<{ applyNo: string; loanDay: string }> {
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对融资申请' })
  const main = operator.page.getByRole('main')
  const [, loanDay = ''] = /预计放款日\s*(\d{4}-\d{2}-\d{2})/.exec((await main.textContent()) ?? '') ?? []
  for (const name of ['应收账款转让协议', '保理合同', '征信授权书']) await tickAgreement(operator, name)
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔金票融资', '已提交 1 笔融资申请')
  return { applyNo: await numberIn(main), loanDay }
}

async function approve(director: Keyboard, business: string, applyNo: string): Promise<void> {
  await director.open('credit/chain/finance/approve')
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `${business} ${applyNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, `签名并复核通过：1 笔${business}`, '已复核通过，共 1 笔')
}

/** Wages and a financing of the seed chosen together: why one signature cannot cover them stands beside the choice. */
async function expectMixedRefused(director: Keyboard, payrollNo: string): Promise<void> {
  const { page } = director
  await director.open('credit/chain/finance/approve')
  const waiting = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^选择 .*\d/ }) })
  for (const row of [waiting.filter({ hasText: payrollNo }), waiting.filter({ hasNotText: payrollNo }).first()]) {
    await row.getByRole('checkbox').press('Space')
  }
  await expect(page.getByText('金票融资与代发工资请分开选择：一次签名只能包含一种业务').first()).toBeVisible()
}

async function openDetail(operator: Keyboard, applyNo: string, business: string): Promise<void> {
  await operator.open(`credit/chain/finance/detail?applyNo=${applyNo}`)
  await operator.activate({ role: 'link', name: applyNo })
  await operator.expectFocus({ role: 'heading', name: `${business} ${applyNo}` })
}

/** The person that the focus stands in or before. */
async function fillWage(
  operator: Keyboard,
  { name, account, amount }: Record<'name' | 'account' | 'amount', string>,
): Promise<void> {
  await type(operator, '收款人姓名', name)
  await type(operator, '银行账号', account)
  await type(operator, '收款开户行', '示范商业银行')
  await type(operator, '代发金额（元）', amount)
}
