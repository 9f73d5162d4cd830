import { contractFile, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside, bankPays, setBalance } from '../lib/outside.ts'
import { type } from '../lib/steps.ts'

// The loan of the seed is cured once: neither other journeys nor a second try find it overdue again.
const test = testAlone

/** From which the bank collects; empty in the seed. */
const ACCOUNT = '62990106587524173'
const NO_MONEY = '还款账户余额不足（演示）'

test('an overdue loan is followed from home to its cure: collected in vain, in part, transferred, collected', async ({
  desk,
}) => {
  const director = await desk('LD')
  const { page } = director
  const main = page.getByRole('main')
  // A bank collects on working days: the journey begins on one.
  await bankPays(page)
  await director.open('credit/chain/index/director')
  await director.activate({ role: 'link', name: /逾期待还贷款/ })
  await director.activate({ role: 'link', name: /^归还欠款/ })
  await director.expectFocus({ role: 'heading', name: /^借据 JJ/ })
  await expect(main).toContainText(NO_MONEY)
  await expect(main).toContainText('转账到资金方账户')
  const owed = await owedOn(director)

  await collect(director)
  await director.expectAnnounced(`银行未扣款：${NO_MONEY}`)
  expect(await owedOn(director)).toBe(owed)

  await setBalance(page, ACCOUNT, '5000.00')
  await collect(director)
  await director.expectAnnounced(`银行只扣到 5,000.00 元：${NO_MONEY}`)
  await expect.poll(() => owedOn(director)).not.toBe(owed)
  const afterPart = await owedOn(director)

  await director.activate({ role: 'button', name: /^登记转账还款/ })
  await director.expectDialog('登记转账还款')
  await type(director, '还款合计', '1000.00')
  await type(director, '银行流水号', 'HD20261130001')
  await upload(director, /^上传付款回单/, contractFile)
  await director.expectAnnounced(`${contractFile.name} 上传成功`)
  await director.activate({ role: 'button', name: '提交登记' })
  await director.expectAnnounced('已登记转账还款，等待资金方确认')
  await expect(main).toContainText('待资金方确认')
  await answerOutside(page)
  await page.reload()
  await expect.poll(() => owedOn(director)).not.toBe(afterPart)

  await setBalance(page, ACCOUNT, '500000.00')
  await collect(director)
  await director.expectAnnounced('银行已扣款，还款记录已更新')
  await expect(main).not.toContainText('今日应还')
  await expect(main).toContainText('使用中')
  await director.open(
    `${new URL(page.url()).pathname.replace(/^\/cv3\//, '')}${new URL(page.url()).search}&view=repayments`,
  )
  await expect(main).toContainText('5,000.00')
  await expect(main).toContainText('1,000.00')

  await director.open('my/message/index')
  await expect(main).toContainText('扣款未成功')
  await director.open('credit/chain/index/director')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('好，')
  await expect(main).not.toContainText('逾期待还贷款')
})

/** What is owed today, as the page says it. */
async function owedOn({ page }: Keyboard): Promise<string> {
  const text = await page.locator('#owed strong').first().innerText()
  return text.trim()
}

/** 重新扣款 of all that is owed, and the bank's answer. */
async function collect(keyboard: Keyboard): Promise<void> {
  await keyboard.activate({ role: 'button', name: /^重新扣款/ })
  await keyboard.expectDialog('重新扣款')
  await keyboard.activate({ role: 'button', name: '请银行扣款' })
  await keyboard.expectAnnounced('已请银行扣款')
  await expect(keyboard.page.getByRole('main')).toContainText('等待银行答复')
  await answerOutside(keyboard.page)
}
