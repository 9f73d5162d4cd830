import { expect, testAlone } from '../lib/journey.ts'
import { PIN } from '../lib/steps.ts'

// What is signed here is signed for good: neither other journeys nor a second try find it unsigned again.
const test = testAlone

test('a director signs the credit agreement, its page closes and the operator finds the form', async ({ desk }) => {
  const director = await desk('AD')
  await director.open('credit/self-loan/protocol/index')
  await director.activate({ role: 'button', name: '签署协议' })
  await expect(director.page.getByRole('main')).toContainText('请先勾选同意《金易贷授信协议》')
  await director.page.getByRole('checkbox', { name: /我已阅读并同意/ }).press('Space')
  await director.activate({ role: 'button', name: '签署协议' })
  await director.expectDialog('签署《金易贷授信协议》')
  await director.expectFocus({ role: 'textbox', name: 'UKEY 密码' })
  await director.fill(PIN)
  await director.press('Enter')
  // The outcome is the next page, and is said there.
  await director.expectAnnounced('授信协议已签署，可以申请授信')
  await director.page.waitForURL(/self-loan\/apply\/index/)
  await expect(director.page.getByRole('heading', { level: 1 })).toContainText('金易贷授信')
  await director.open('credit/self-loan/protocol/index')
  await director.page.waitForURL(/error-page\/403/)

  const operator = await desk('AO')
  await operator.open('credit/self-loan/apply/index')
  await expect(operator.page.getByRole('textbox', { name: /授信额度/ })).toBeVisible()
})
