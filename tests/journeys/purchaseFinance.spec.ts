import { contractFile, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

// One application is under way at a time: neither the other journeys nor a second try find this one's.
const test = testAlone

const PATH = 'credit/finance-data/create/finance'

test('purchase finance: the one under way withdrawn, a new one signed by months, amount and day, reviewed, paid', async ({
  desk,
}) => {
  const purchaser = await desk('PU')
  const { page } = purchaser
  const main = page.getByRole('main')
  // A pack begins behind an address of its own.
  await purchaser.open('credit/finance-data/index/finance')
  await expect(main).toContainText('申请采购融资：目前不能办理。')
  await purchaser.activate({ role: 'link', name: /^查看该申请/ })
  await expect(page).toHaveURL(/create\/finance\?pkApply=/)
  await purchaser.open(PATH)
  await expect(page.getByRole('heading', { name: '暂不能办理：采购融资' })).toBeVisible()
  await purchaser.open(`${PATH}?tab=submitted`)
  await purchaser.activate({ role: 'button', name: /^撤回 SQ/ })
  await purchaser.expectDialog(/^撤回申请 SQ/)
  await purchaser.activate({ role: 'button', name: '撤回' })
  await purchaser.expectAnnounced(/^已撤回 SQ/)

  await purchaser.open(PATH)
  await fill(purchaser)
  const asked = page.waitForRequest(/pur-fin-apply\/month\/3\/amount\/120000\.00\/signature\/assemble/)
  const applyNo = await submit(purchaser)
  await asked

  const director = await desk('SD')
  await director.open('credit/chain/finance/approve?desk=PUR_FINANCE')
  await director.activate({ role: 'link', name: applyNo })
  await expect(director.page.getByRole('main')).toContainText('采购月份')
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, /^签名并复核通过/, '已复核通过，共 1 笔')

  // The funder grants it, then the bank pays.
  await answerOutside(page)
  await answerOutside(page)
  await purchaser.open(`${PATH}?tab=ended`)
  await purchaser.activate({ role: 'link', name: applyNo })
  await expect(main).toContainText('借据号')
  await expect(main).toContainText('由经办在“提前还款”页面申请')
})

/** Everything that the form asks for; way to repay and purpose are chosen by themselves. */
async function fill(purchaser: Keyboard): Promise<void> {
  await type(purchaser, /^金额/, '120000')
  await type(purchaser, /^贷款期限/, '3')
  await purchaser.tabTo({ role: 'button', name: /担保方式/ })
  await purchaser.choose('信用')
  await type(purchaser, /^还款来源说明/, '铸件销售回款')
  await purchaser.tabTo({ role: 'button', name: /采购月份/ })
  await purchaser.choose(/^20\d{2}-\d{2}$/)
  await upload(purchaser, /^上传征信授权书/, contractFile)
  await purchaser.expectAnnounced('contract.pdf 上传成功')
  await upload(purchaser, /^上传合同文件/, { ...contractFile, name: 'purchase.pdf' })
  await purchaser.expectAnnounced('purchase.pdf 上传成功')
}

/** From the form to the signed application; its number. */
async function submit(purchaser: Keyboard): Promise<string> {
  await purchaser.activate({ role: 'button', name: '下一步：核对' })
  await purchaser.expectFocus({ role: 'heading', name: '核对采购融资申请' })
  await tickAgreement(purchaser, '征信授权书')
  await tickAgreement(purchaser, '贷款申请声明')
  await purchaser.activate({ role: 'button', name: '签名并提交申请' })
  await sign(purchaser, '签名并提交 1 笔采购融资申请', '已提交 1 笔采购融资申请')
  return numberIn(purchaser.page.getByRole('main'))
}
