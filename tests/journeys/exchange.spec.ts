import { inDays, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

// The tickets of the seed can be exchanged once: neither the other journeys nor a second try find them again.
const test = testAlone

/** The bank of the demonstration has not found what is paid with a serial that ends in 1. */
const serials = { missing: 'BANK-20261', found: 'BANK-20260' }

test('two tickets become a bill: reviewed, the fee reported, not found, reported again, confirmed', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  const second = await numberOf(operator, '34000.00', '34,000.00')
  const first = await numberOf(operator, '66000.00', '66,000.00')
  await operator.activate({ role: 'link', name: first })
  await operator.expectFocus({ role: 'heading', name: `金票 ${first}` })
  await operator.activate({ role: 'link', name: '换票' })
  await operator.expectFocus({ role: 'heading', name: '换票申请' })
  const applyNo = await apply(operator, second)

  const director = await desk('SD')
  await director.open('credit/baexchange/approve/index')
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `金易换 ${applyNo}` })
  await expect(director.page.getByRole('table', { name: '换票的金票' })).toContainText(second)
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金易换', '已复核通过，共 1 笔')
  await answerOutside(page)

  await openPayment(operator, applyNo)
  const detail = page.getByRole('main')
  await expect(detail).toContainText('50.00')
  await report(operator, serials.missing)
  await expect(detail).toContainText('银行正在确认是否到账')
  await answerOutside(page)
  await openPayment(operator, applyNo)
  await expect(detail).toContainText('银行未确认到账')
  await report(operator, serials.found)
  await answerOutside(page)
  // The accepting bank delivers.
  await answerOutside(page)
  await operator.open(`credit/baexchange/index/index?applyNo=${applyNo}`)
  await operator.activate({ role: 'link', name: applyNo })
  await operator.expectFocus({ role: 'heading', name: `金易换 ${applyNo}` })
  await expect(detail).toContainText('票据号码')
  await expect(detail).toContainText('已付款')
})

/** Number of the held ticket of this amount; its list stays on the page. */
async function numberOf(operator: Keyboard, amount: string, shown: string): Promise<string> {
  const { page } = operator
  await operator.open(`credit/chain/index/operator?amountFrom=${amount}&amountTo=${amount}`)
  const row = page.getByRole('row').filter({ hasText: shown }).first()
  await row.waitFor()
  return numberIn(row)
}

/** From the form with its first ticket to the signed application; answers its number. */
async function apply(operator: Keyboard, second: string): Promise<string> {
  const { page } = operator
  await type(operator, '添加金票', second, 'combobox')
  await page.getByRole('option', { name: second }).waitFor()
  await operator.choose(new RegExp(second))
  await operator.expectAnnounced(`已添加 ${second}`)
  await operator.tabTo({ role: 'radio', name: /示范商业银行/ })
  await operator.press('Space')
  await type(operator, '票据到期日', inDays(150))
  await expect(page.getByText('手续费 50.00 元')).toBeVisible()
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对换票申请' })
  await tickAgreement(operator, '金易换业务协议')
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔换票申请', '已提交 1 笔换票申请')
  return numberIn(page.getByRole('main'))
}

async function openPayment(operator: Keyboard, applyNo: string): Promise<void> {
  await operator.open(`credit/baexchange/payment/index?applyNo=${applyNo}`)
  await operator.page.getByRole('link', { name: /^FK/ }).waitFor()
  await operator.activate({ role: 'link', name: /^FK/ })
  await operator.expectFocus({ role: 'heading', name: /^付款单 FK/ })
}

/** 登记付款 in its sheet, by the account that is chosen to begin with. */
async function report(operator: Keyboard, serial: string): Promise<void> {
  await operator.activate({ role: 'button', name: '登记付款' })
  await operator.expectDialog('登记付款')
  await type(operator, '银行流水号', serial)
  await upload(operator, /^上传付款回单/)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await operator.activate({ role: 'button', name: '提交登记' })
  await operator.expectAnnounced('付款已登记，等待银行确认')
}
