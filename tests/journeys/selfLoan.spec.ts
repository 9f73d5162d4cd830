import { numberIn, tickAgreement } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside, moveClock, moveClockTo, repayDay } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

// A loan is settled once: neither the other journeys nor a second try find it again.
const test = testAlone

test('a loan: its plan, a part repaid early, then settled, with a document of each', async ({ desk }) => {
  const operator = await desk('SO')
  const director = await desk('SD')
  const { page } = operator

  await operator.open('credit/self-loan/repay/index')
  await operator.activate({ role: 'link', name: /^提前还款 JJ/ })
  await operator.expectFocus({ role: 'heading', name: '提前还款申请' })
  const drawNo = /JJ\d+/.exec((await page.getByRole('button', { name: /借据号/ }).textContent()) ?? '')?.[0] ?? ''
  // 150,000.00 before, 120,000.00 after: the interest of any days ends in 0, so that the bank of the demonstration collects.
  await type(operator, '还款本金', '30000')
  await expect(page.getByRole('table', { name: '还款计划变化' })).toContainText('新应还')
  const part = await submit(operator)
  await approve(director, part.no)
  await moveClockTo(page, part.day)
  await answerOutside(page)
  await openResult(operator, part.no)
  await expect(page.getByRole('main')).toContainText('还款成功')
  await operator.activate({ role: 'link', name: '查看还款凭证' })
  await operator.expectFocus({ role: 'heading', name: '打印凭证（1 份）' })
  await expect(page.getByRole('main')).toContainText(drawNo)

  await operator.open('credit/self-loan/repay/index')
  await operator.activate({ role: 'link', name: new RegExp(`^提前还款 .*${drawNo}|^提前还款 ${spaced(drawNo)}`) })
  await operator.expectFocus({ role: 'heading', name: '提前还款申请' })
  await operator.tabTo({ role: 'radio', name: '归还部分本金' })
  await operator.press('ArrowDown')
  await expect(page.getByRole('table', { name: '还款计划变化' })).toBeVisible()
  const all = await submit(operator)
  await approve(director, all.no)
  await openResult(operator, all.no)
  await expect(page.getByRole('main')).toContainText('处理中')
  // The page asks again by itself, and says what has become of it.
  await moveClockTo(page, all.day)
  await answerOutside(page)
  await operator.expectAnnounced('还款状态更新为：还款成功')

  await operator.open('credit/self-loan/certificate/index')
  await expect(page.getByRole('row').filter({ hasText: '结清证明' }).filter({ hasText: drawNo })).toBeVisible()
})

test('a draw: reserved, reviewed, paid out with its plan, an instalment collected on its day, the rest repaid early', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  await operator.open('credit/self-loan/draw/index')
  // Its instalments and its interest by the day end in 0, so that the bank of the demonstration collects them.
  await type(operator, /^金额/, '108000')
  await type(operator, /^贷款期限/, '6')
  await operator.tabTo({ role: 'radio', name: '等额本息' })
  await operator.press('ArrowDown')
  await operator.tabTo({ role: 'button', name: /贷款用途/ })
  await operator.choose('支付工资')
  await expect(page.getByRole('table', { name: '试算还款计划' })).toContainText('18,000.00')
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对支用申请' })
  await tickAgreement(operator, '借款合同')
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔支用申请', '已提交 1 笔支用申请')
  const applyNo = await numberIn(page.getByRole('main'))

  const director = await desk('SD')
  await director.open('credit/self-loan/apply/index?desk=LOAN_DRAW')
  await director.page.getByRole('link', { name: applyNo }).waitFor()
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `金易贷支用 ${applyNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金易贷支用', '已复核通过，共 1 笔')
  await answerOutside(page)
  await answerOutside(page)

  await operator.open('credit/self-loan/query/index')
  const loan = page.getByRole('row').filter({ hasText: '108,000.00' }).first()
  await loan.waitFor()
  const drawNo = await numberIn(loan)
  await moveClock(page, 35)
  await operator.open(`credit/self-loan/query/index?drawNo=${drawNo}`)
  await operator.page.getByRole('link', { name: drawNo, exact: true }).waitFor()
  await operator.activate({ role: 'link', name: drawNo })
  await operator.expectFocus({ role: 'heading', name: `借据 ${drawNo}` })
  await operator.tabTo({ role: 'tab', name: '还款计划' })
  await operator.press('ArrowRight')
  await operator.press('Enter')
  await expect(page.getByRole('tabpanel', { name: '还款记录' })).toContainText('按期还款')

  // The rest of it comes back before its days.
  await operator.open(`credit/self-loan/repay/index?drawNo=${drawNo}`)
  await page.getByRole('link', { name: /^提前还款 JJ/ }).waitFor()
  await operator.activate({ role: 'link', name: /^提前还款 JJ/ })
  await operator.expectFocus({ role: 'heading', name: '提前还款申请' })
  await operator.tabTo({ role: 'radio', name: '归还部分本金' })
  await operator.press('ArrowDown')
  await expect(page.getByRole('table', { name: '还款计划变化' })).toBeVisible()
  const rest = await submit(operator)
  await approve(director, rest.no)
  await moveClockTo(page, rest.day)
  await answerOutside(page)
  await openResult(operator, rest.no)
  await expect(page.getByRole('main')).toContainText('还款成功')
  // In 35 days other loans have been paid on, too.
  await operator.open('credit/self-loan/certificate/index?pageSize=50')
  const papers = page.getByRole('row').filter({ hasText: drawNo })
  for (const kind of ['借据', '放款凭证', '还款凭证', '结清证明'])
    await expect(papers.filter({ hasText: kind }).first()).toBeVisible()
})

/** A number as it is said, figure by figure. */
const spaced = (no: string) => `${no.slice(0, 2)} ${no.slice(2).split('').join('[ ，]*')}`

/** From the filled form to the signed application; answers its number, and the day on which the bank collects. */
async function submit(operator: Keyboard): Promise<{ no: string; day: string }> {
  await expect(operator.page.getByText('还款日应付合计')).toBeVisible()
  const day = await repayDay(operator.page)
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对提前还款申请' })
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔提前还款申请', '已提交 1 笔提前还款申请')
  return { no: await numberIn(operator.page.getByRole('main')), day }
}

async function approve(director: Keyboard, applyNo: string): Promise<void> {
  await director.open('credit/self-loan/apply/index?desk=LOAN_REPAY')
  await director.page.getByRole('link', { name: applyNo }).waitFor()
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `提前还款 ${applyNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔提前还款', '已复核通过，共 1 笔')
}

async function openResult(operator: Keyboard, applyNo: string): Promise<void> {
  await operator.open(`credit/self-loan/repay-result/index?applyNo=${applyNo}`)
  await operator.page.getByRole('link', { name: applyNo }).waitFor()
  await operator.activate({ role: 'link', name: applyNo })
  await operator.expectFocus({ role: 'heading', name: '还款结果' })
}
