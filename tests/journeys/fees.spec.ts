import { savedBy } from '../lib/download.ts'
import { contractFile, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { type } from '../lib/steps.ts'

// A bill is paid once, and invoiced once.
const test = testAlone

test('a fee is reported, not found, reported again and paid; bills of two parties become two invoices', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open('my/account/bill?tab=UNPAID')
  const unpaid = page.getByRole('row').filter({ hasText: '80.00' }).filter({ hasText: 'UKEY工本费' })
  const feeBillNo = (await unpaid.getByRole('link', { name: /^ZD/ }).innerText()).trim()
  // The bank of the demonstration has not found what ends in 1.
  await report(operator, feeBillNo, '20261128FEE1')
  await answerOutside(operator.page)

  await operator.open('my/account/bill?tab=UNPAID')
  await operator.activate({ role: 'link', name: feeBillNo })
  await operator.expectFocus({ role: 'heading', name: `账单 ${feeBillNo}` })
  await expect(page.getByRole('main')).toContainText('银行未确认上次登记的缴费：未查到该笔到账（演示）')
  await report(operator, feeBillNo, '20261128FEE0')
  await answerOutside(operator.page)
  await operator.open('my/account/bill?tab=PAID')
  const paid = page.getByRole('row').filter({ hasText: feeBillNo })
  await expect(paid).toContainText('已缴')

  await operator.activate({ role: 'checkbox', name: heard(feeBillNo) })
  const bank = page
    .getByRole('row')
    .filter({ hasText: '示范商业银行' })
    .filter({ hasText: '未开票' })
    .getByRole('link', { name: /^ZD/ })
    .first()
  const bankNo = (await bank.innerText()).trim()
  await operator.activate({ role: 'checkbox', name: heard(bankNo) })
  await operator.expectAnnounced(/^已选择 2 项/)
  await operator.activate({ role: 'button', name: '为 2 张账单申请开票' })
  await operator.expectFocus({ role: 'heading', name: '开票申请' })
  await expect(page.getByRole('main')).toContainText('将拆分为 2 份申请')
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对开票申请' })
  await operator.activate({ role: 'button', name: '提交申请' })
  await operator.expectFocus({ role: 'heading', name: '已提交 2 笔开票申请' })
  await answerOutside(operator.page)

  await operator.open('my/account/invoice-manage')
  const invoices = page.getByRole('row').filter({ hasText: '示范商业银行' })
  await expect(invoices).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: '80.00' })).toHaveCount(1)
  const file = await savedBy(operator, async () => {
    const name = await invoices.getByRole('button', { name: /^下载/ }).getAttribute('aria-label')
    await operator.activate({ role: 'button', name: name ?? /^下载/ })
  })
  expect(file.name).toMatch(/\.pdf$/)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await operator.open('my/account/bill')
  await expect(page.getByRole('row').filter({ hasText: feeBillNo })).toContainText('已开票')
})

/** A number is heard digit by digit. */
const heard = (no: string) => new RegExp([...no].join('[ ，]*'))

/** Reports a payment of the bill from its row or its page: the account is chosen already. */
async function report(keyboard: Keyboard, feeBillNo: string, bankSerial: string): Promise<void> {
  const { page } = keyboard
  await keyboard.activate({ role: 'button', name: `登记缴费 ${feeBillNo}` })
  await keyboard.expectDialog('登记缴费')
  await expect(page.getByRole('dialog')).toContainText('登记不会发起付款')
  await type(keyboard, '银行流水号', bankSerial)
  await upload(keyboard, /^上传付款回单/, contractFile)
  await keyboard.expectAnnounced(`${contractFile.name} 上传成功`)
  await keyboard.activate({ role: 'button', name: '提交登记' })
  await keyboard.expectAnnounced(`已登记账单 ${feeBillNo} 的缴费，等待银行确认`)
}
