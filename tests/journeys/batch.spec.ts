import { numberIn } from '../lib/issuing.ts'
import { expect, testAlone } from '../lib/journey.ts'
import { goTo, sign } from '../lib/steps.ts'

// The seed's queue can be worked off once: neither the other journeys nor a second try find it again.
const test = testAlone

test('J9: 34 reviews under one signature; one that was withdrawn meanwhile fails alone, with its reason (D4)', async ({
  desk,
}) => {
  const director = await desk('CD')
  const { page } = director
  await goTo(director, '开立复核')
  await director.tabTo({ role: 'combobox', name: '每页条数' })
  await director.choose('每页 50 条')
  await expect(page.getByRole('rowheader')).toHaveCount(39)

  // What would be refused stays in the list, says why, and is not among those that "select all" takes (P21, I11).
  const own = page.getByRole('row').filter({ hasText: '本人提交，需其他主管复核' })
  await expect(own).toHaveCount(1)
  for (const reason of ['承诺付款日必须晚于今天', '“旭达贸易有限公司”已停用', '该额度已到期']) {
    await expect(page.getByRole('row').filter({ hasText: reason })).toHaveCount(1)
  }
  const ownNo = await numberIn(own.getByRole('link'))
  await director.activate({ role: 'checkbox', name: '选择本页' })
  await director.expectAnnounced(/^已选择 35 项，合计 (\d{1,4}万)?\d{1,4}元(\d角)?(\d分)?$/)
  // One signature carries one kind of business: the cancellation goes by itself.
  await director.activate({ role: 'button', name: '复核通过' })
  await director.expectAnnounced(/金票开立与开立撤回请分开选择/)
  const cancellation = page.getByRole('row').filter({ hasText: '开立撤回' })
  await director.activate({ role: 'checkbox', name: `选择 申请 ${await numberIn(cancellation.getByRole('link'))}` })
  await director.expectAnnounced(/^已选择 34 项，合计 /)
  await director.activate({ role: 'checkbox', name: `选择 申请 ${ownNo}` })
  await director.expectAnnounced('不可选：本人提交，需其他主管复核')
  await expect(own.getByRole('checkbox')).not.toBeChecked()

  // The operator takes one back while the director looks at what is to be signed.
  const selected = page.getByRole('row').filter({ has: page.getByRole('checkbox', { checked: true }) })
  const hrefs = await selected
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await director.activate({ role: 'button', name: '复核通过' })
  await director.expectDialog('签名并复核通过：34 笔金票开立')
  const operator = await desk('CO')
  const withdraw = operator.page.getByRole('button', { name: /^撤回 SQ/ })
  for (const href of hrefs) {
    const pkApply = new URL(href, 'http://portal').searchParams.get('pkApply') ?? ''
    await operator.open(`credit/core/issue/issue?pkApply=${pkApply}`)
    await withdraw.waitFor()
    if ((await withdraw.getAttribute('aria-disabled')) !== 'true') break
  }
  await operator.activate({ role: 'button', name: /^撤回 SQ/ })
  await operator.expectDialog(/^撤回申请 SQ/)
  await operator.activate({ role: 'button', name: '撤回' })
  await operator.expectAnnounced(/^已撤回 SQ/)

  await sign(director, '签名并复核通过：34 笔金票开立', '已复核通过 33 笔，未办成 1 笔')

  const outcome = page.getByRole('table', { name: /^处理结果/ })
  await expect(outcome.getByRole('row').filter({ hasText: '未办成' })).toHaveCount(1)
  await expect(outcome.getByRole('row').filter({ hasText: '已办理' })).toHaveCount(33)
  // It is no longer this desk's: a second try would fail as the first did.
  await expect(page.getByRole('button', { name: /^重试未办成/ })).toHaveCount(0)
  await director.activate({ role: 'button', name: '继续处理' })
  await expect(page.getByRole('rowheader')).toHaveCount(5)
  await director.expectFocus({ role: 'heading', name: '开立复核' })
})
