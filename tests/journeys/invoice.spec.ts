import { agreeAndSubmit, fillAndCheck, fillIssue, inDays, openInQueue, toCheck } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { goTo } from '../lib/steps.ts'

const wish = { supplier: '安禾五金制品厂', amount: '60000.00', promisedDate: inDays(60) }
const used = '99420000000000000003'
const other = '99420000000000000004'

test('I15: an invoice that backs a ticket is refused for another, by name; the reviewer sees which ones there are', async ({
  desk,
}) => {
  const first = await desk('CO')
  await goTo(first, '新增开立')
  await fillIssue(first, { ...wish, contractNo: 'HT-I-001', invoiceNo: used })
  await expect(first.page.getByText(`发票号码 ${used}`)).toBeVisible()
  const applyNo = await agreeAndSubmit(first)

  const operator = await desk('CO')
  await goTo(operator, '新增开立')
  await fillAndCheck(operator, { ...wish, contractNo: 'HT-I-002', invoiceNo: used })
  await operator.expectFocus({ role: 'region', name: '有 1 处需要修改' })
  await expect(operator.page.getByText(`发票 ${used} 已用于申请 ${applyNo}`).first()).toBeVisible()
  await operator.press('Tab')
  await operator.press('Enter')
  await operator.expectFocus({ role: 'textbox', name: '发票号码' })
  await operator.fill(other)
  await toCheck(operator)

  const director = await desk('CD')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  await expect(director.page.getByText(`发票号码 ${used}`)).toBeVisible()
  await expect(director.page.getByText('100%（1 张，价税合计 60,000.00 元）')).toBeVisible()
})
