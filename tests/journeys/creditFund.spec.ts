import { contractFile, numberIn, tickAgreement, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

const PATH = 'credit/loan/index'

test('a supplier’s loan: sent back by the core company, corrected, recommended, granted and paid', async ({ desk }) => {
  const operator = await desk('AO')
  const director = await desk('AD')
  const core = await desk('ZD')
  const { page } = operator
  await operator.open(PATH)
  await fill(operator)
  const applyNo = await submit(operator)
  await review(director, applyNo)

  // The core company has an application of its own, and sees of the supplier's what it is shown.
  const asked = await openAsked(core, applyNo)
  await expect(core.page.getByRole('main')).toContainText('安禾五金制品厂')
  await core.activate({ role: 'button', name: '驳回' })
  await core.expectDialog('驳回 1 笔申请')
  await core.fill('请在还款来源说明中写明对应的采购合同')
  await core.activate({ role: 'button', name: '驳回' })
  await core.expectFocus({ role: 'heading', name: '已驳回，共 1 笔' })

  const pkApply = new URL(page.url()).searchParams.get('result') ?? ''
  await operator.open(`${PATH}?edit=${pkApply}`)
  await page.getByRole('heading', { name: '修改信用金申请' }).waitFor()
  await expect(page.getByRole('main')).toContainText('请在还款来源说明中写明对应的采购合同')
  await type(operator, /^还款来源说明/, '中泽装备按采购合同 ZZ-2026-118 支付的货款')
  expect(await submit(operator)).toBe(applyNo)
  await review(director, applyNo)

  const again = await openAsked(core, applyNo)
  expect(again).not.toBe(asked)
  await core.activate({ role: 'button', name: '同意推荐' })
  await sign(core, /^签名并同意推荐/, '已同意推荐，共 1 笔')
  const final = await desk('ZF')
  await final.open(PATH)
  await final.activate({ role: 'link', name: again })
  await final.activate({ role: 'button', name: '签发推荐' })
  await sign(final, /^签名并签发推荐/, '已签发推荐，共 1 笔')

  // The funder grants it, then the bank pays.
  await answerOutside(page)
  await answerOutside(page)
  await operator.open(`${PATH}?pkApply=${pkApply}`)
  await expect(page.getByRole('main')).toContainText('借据号')
  await expect(page.getByRole('main')).toContainText('使用中')
})

/** Everything that the form asks for. */
async function fill(operator: Keyboard): Promise<void> {
  await type(operator, '推荐核心企业', '中泽', 'combobox')
  await operator.page.getByRole('option', { name: /中泽装备/ }).waitFor()
  await operator.choose(/中泽装备/)
  await type(operator, /^金额/, '200000')
  await type(operator, /^贷款期限/, '6')
  await operator.tabTo({ role: 'radio', name: /^到期一次还本付息/ })
  await operator.press('Space')
  await operator.tabTo({ role: 'button', name: /贷款用途/ })
  await operator.choose('采购原材料')
  await operator.tabTo({ role: 'button', name: /担保方式/ })
  await operator.choose('信用')
  await type(operator, /^还款来源说明/, '核心企业货款')
  await upload(operator, /^上传征信授权书/, contractFile)
  await operator.expectAnnounced('contract.pdf 上传成功')
}

/** From the form to the signed application; its number. */
async function submit(operator: Keyboard): Promise<string> {
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对信用金申请' })
  await tickAgreement(operator, '征信授权书')
  await tickAgreement(operator, '贷款申请声明')
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔信用金申请', '已提交 1 笔信用金申请')
  return numberIn(operator.page.getByRole('main'))
}

async function review(director: Keyboard, applyNo: string): Promise<void> {
  await director.open(PATH)
  await director.activate({ role: 'link', name: applyNo })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, /^签名并复核通过/, '已复核通过，共 1 笔')
}

/** Opens what the core company is asked for an application; the number that it has there. */
async function openAsked(core: Keyboard, applyNo: string): Promise<string> {
  await core.open(PATH)
  const row = core.page.getByRole('row').filter({ hasText: '安禾五金制品厂' }).first()
  await row.waitFor()
  const asked = await numberIn(row)
  await core.activate({ role: 'link', name: asked })
  await expect(core.page.getByRole('main')).toContainText(applyNo)
  return asked
}
