import { translating } from '@jinpiao/ui-kit/lib/testing/translating'
import { expect, test } from '../lib/journey.ts'
import { personOf } from '../lib/people.ts'
import { logIn } from '../lib/steps.ts'

/** Pages on which texts come and go: lists with filters, what is changed in sheets. */
const pages = ['credit/core/issue/list', 'my/message/list', 'my/person-info/index']

test('a page that the browser translates all the time goes on', async ({ page, keyboard }) => {
  await page.addInitScript(
    `const translating = ${translating.toString()}
      document.addEventListener('DOMContentLoaded', () => translating(document.body))`,
  )
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  await logIn(keyboard, personOf('CO'))
  await expect(page.getByRole('heading', { level: 1, name: /^..好，陈嘉禾/ })).toBeVisible()
  for (const path of pages) {
    await page.goto(`/cv3/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('font').first()).toBeAttached()
    // A menu, and a dialog out of it, over the page and away again.
    await page.getByRole('button', { name: / · / }).click()
    await page.getByRole('menuitem', { name: '退出' }).click()
    await page.getByRole('button', { name: '留在系统' }).click()
  }
  await page.goto('/cv3/credit/core/issue/issue')
  // What is wrong comes and goes, and a total changes.
  await page
    .getByRole('button', { name: /核对|下一步/ })
    .first()
    .click()
  await expect(page.getByText(/处需要修改/).first()).toBeVisible()
  const amount = page.getByRole('textbox', { name: /金额/ }).first()
  await amount.fill('1234.56')
  await amount.blur()
  await expect(page.getByText('1,234.56').first()).toBeVisible()
  await amount.fill('99.00')
  await amount.blur()
  await expect(page.getByText('1,234.56')).toHaveCount(0)
  expect(failures).toEqual([])
})
