import { agreeAndSubmit, fillIssue, inDays, openInQueue, toCheck } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { goTo, type } from '../lib/steps.ts'

const wish = { supplier: '安禾五金制品厂', amount: '50000.00', promisedDate: inDays(60) }

test('P6: sent back with a reason, corrected under the same number, and the reviewer sees what changed', async ({
  desk,
}) => {
  const operator = await desk('CO')
  await goTo(operator, '新增开立')
  await fillIssue(operator, { ...wish, contractNo: 'HT-R-001' })
  const applyNo = await agreeAndSubmit(operator)

  const director = await desk('CD')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  await director.activate({ role: 'button', name: '驳回' })
  await director.expectDialog('驳回 1 笔申请')
  await director.expectFocus({ role: 'textbox', name: '原因' })
  await director.activate({ role: 'button', name: '驳回' })
  await director.expectFocus({ role: 'region', name: '有 1 处需要修改' })
  await director.activate({ role: 'button', name: '金额与合同不符' })
  await director.tabTo({ role: 'textbox', name: '原因' }, { backward: true })
  await expect(director.page.locator(':focus')).toHaveValue('金额与合同不符')
  await director.activate({ role: 'button', name: '驳回' })
  await director.expectFocus({ role: 'heading', name: '已驳回，共 1 笔' })
  await director.expectQuiet({ except: ['处理中'] })

  await chooseTab(operator, /^被驳回/)
  const returned = operator.page.getByRole('row').filter({ hasText: applyNo })
  await expect(returned).toContainText('林知远')
  await expect(returned).toContainText('金额与合同不符')
  await operator.activate({ role: 'link', name: `修改 ${applyNo}` })
  await operator.expectFocus({ role: 'heading', name: '修改开立申请' })
  await type(operator, '金额（元）', '48000')
  await toCheck(operator)
  expect(await agreeAndSubmit(operator), 'the same number').toBe(applyNo)

  const again = await desk('CD')
  await openInQueue(again, '开立复核', '金票开立', applyNo)
  await expect(again.page.getByRole('heading', { name: '相较上次提交的修改' })).toBeVisible()
  await expect(again.page.getByRole('deletion')).toContainText(['50,000.00'])
  await expect(again.page.getByRole('insertion')).toContainText(['48,000.00'])
})

test('spec §4: whoever filled in a returned application may void it, and it ends', async ({ desk }) => {
  const operator = await desk('CO')
  await goTo(operator, '新增开立')
  await fillIssue(operator, { ...wish, contractNo: 'HT-R-002' })
  const applyNo = await agreeAndSubmit(operator)

  const director = await desk('CD')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  await director.activate({ role: 'button', name: '驳回' })
  await director.expectDialog('驳回 1 笔申请')
  await director.fill('无真实交货，不予开立')
  await director.activate({ role: 'button', name: '驳回' })
  await director.expectFocus({ role: 'heading', name: '已驳回，共 1 笔' })

  await chooseTab(operator, /^被驳回/)
  await operator.activate({ role: 'button', name: `作废 ${applyNo}` })
  await operator.expectDialog(/^作废申请 SQ/)
  await operator.activate({ role: 'button', name: '作废' })
  await operator.expectAnnounced(/^已作废 SQ/)
  await expect(operator.page.getByRole('row').filter({ hasText: applyNo })).toHaveCount(0)
})

async function chooseTab(keyboard: Keyboard, tab: RegExp): Promise<void> {
  await keyboard.activate({ role: 'link', name: '再办一笔' })
  await keyboard.expectFocus({ role: 'heading', name: '新增开立' })
  await keyboard.tabTo({ role: 'tab', name: '单笔' })
  await keyboard.choose(tab)
}
