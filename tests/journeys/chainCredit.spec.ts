import { contractFile, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside, moveClockTo, repayDay } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

// One application is under way at a time: neither the other journeys nor a second try find this one's.
const test = testAlone

const PATH = 'credit/chain-credit/apply'

test('a chain loan: the one under way withdrawn, a draft completed, reviewed, granted, paid, with its plan', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  const main = page.getByRole('main')
  await operator.open(PATH)
  await expect(main).toContainText('参考额度')
  await expect(main).toContainText('暂不能办理：金链贷申请')
  await operator.open(`${PATH}?tab=submitted`)
  await operator.activate({ role: 'button', name: /^撤回 SQ/ })
  await operator.expectDialog(/^撤回申请 SQ/)
  await operator.activate({ role: 'button', name: '撤回' })
  await operator.expectAnnounced(/^已撤回 SQ/)

  const applyNo = await complete(operator)
  const director = await desk('SD')
  await director.open(PATH)
  await director.activate({ role: 'link', name: applyNo })
  await expect(director.page.getByRole('main')).toContainText('HY-DD-20261118')
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, /^签名并复核通过/, '已复核通过，共 1 笔')

  // The funder grants it, then the bank pays.
  await answerOutside(page)
  await answerOutside(page)
  await operator.open(`${PATH}?tab=loans`)
  const row = page.getByRole('row').filter({ hasText: '150,000.00' }).first()
  await row.waitFor()
  const drawNo = await row.getByRole('rowheader').getByRole('link').innerText()
  await operator.activate({ role: 'link', name: drawNo })
  await operator.expectFocus({ role: 'heading', name: `借据 ${drawNo} 的还款计划` })
  await expect(page.getByRole('table', { name: '当前还款计划' }).getByRole('row')).toHaveCount(7)

  // A part of it comes back early, on the pages of chain credit alone.
  const pkDraw = new URL(page.url()).searchParams.get('draw') ?? ''
  await operator.open(`${PATH}?repay=${pkDraw}`)
  await expect(page.getByRole('heading', { level: 1, name: '提前还款申请' })).toBeVisible()
  await type(operator, '还款本金', '10000')
  await expect(page.getByText('还款日应付合计')).toBeVisible()
  const day = await repayDay(page)
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对提前还款申请' })
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔提前还款申请', '已提交 1 笔提前还款申请')
  const repayNo = await numberIn(page.getByRole('main'))
  await director.open(`${PATH}?desk=LOAN_REPAY`)
  await director.activate({ role: 'link', name: repayNo })
  await director.expectFocus({ role: 'heading', name: `提前还款 ${repayNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔提前还款', '已复核通过，共 1 笔')
  await moveClockTo(page, day)
  await answerOutside(page)
  // Its address says where it stands now.
  await page.reload()
  await expect(page.getByRole('main')).toContainText('还款成功')
})

/** The draft of the seed lacks its source of repayment and the authorisation; answers its number. */
async function complete(operator: Keyboard): Promise<string> {
  const { page } = operator
  await operator.open(`${PATH}?tab=drafts`)
  await operator.activate({ role: 'link', name: /^继续 SQ/ })
  await operator.expectFocus({ role: 'heading', name: '修改金链贷申请' })
  await type(operator, /^还款来源说明/, '订单交付后核心企业付款')
  await upload(operator, /^上传征信授权书/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对金链贷申请' })
  await tickAgreement(operator, '征信授权书')
  await tickAgreement(operator, '贷款申请声明')
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔金链贷申请', '已提交 1 笔金链贷申请')
  return numberIn(page.getByRole('main'))
}
