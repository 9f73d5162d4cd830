import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { serveFolder } from '../lib/folderServer.ts'
import { agreeAndSubmit, fillIssue, inDays, issuedNumber, openInQueue, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { startOwnServer } from '../lib/ownServer.ts'
import { personOf } from '../lib/people.ts'
import { goTo, logIn, sign, type } from '../lib/steps.ts'
import { families, storybookFolder } from '../stories/catalogue.ts'

const name = '川江供应链'
const slogan = '一江通百业，一票达千企'
const river =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M2 20c10-12 20 12 30 0s20 12 30 0" fill="none" stroke="#ffffff" stroke-width="4"/></svg>'
const logo = { name: 'river.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(river) }

/** Fills in the studio and returns what it downloads: the text of the platform file. */
async function downloadFromStudio(keyboard: Keyboard): Promise<string> {
  const [story] = families.find(({ title }) => title === '总览/白标工作室')?.stories ?? []
  const storybook = await serveFolder(storybookFolder)
  const { page } = keyboard
  await page.goto(`${storybook.baseURL}iframe.html?id=${story?.id}&viewMode=story`)
  // Storybook has headings of its own, which nobody sees.
  await page.getByRole('heading', { name: '白标工作室' }).waitFor()
  await type(keyboard, '平台名称', name)
  await type(keyboard, /^标语/, slogan)
  await upload(keyboard, /^选择标志$/, logo)
  await keyboard.expectAnnounced('已在预览中显示 river.svg')
  await type(keyboard, '顶栏底色', '#0B6E4F')
  await type(keyboard, /^公安备案号/, '川公网安备 51000000000001 号')
  // The portal's own header and footer, for the platform that is being made.
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  await expect(page.getByText('川公网安备 51000000000001 号').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await keyboard.activate({ role: 'button', name: '下载平台配置' })
  const text = await readFile(await (await download).path(), 'utf8')
  await storybook.close()
  return text
}

async function deskAt(browser: Browser, baseURL: string, key: string): Promise<Keyboard> {
  const context = await browser.newContext({ baseURL })
  const keyboard = await Keyboard.of(await context.newPage())
  await logIn(keyboard, personOf(key))
  return keyboard
}

test('spec §3: a platform of one’s own, from the studio to a signed ticket', async ({ browser, keyboard }) => {
  const file = await downloadFromStudio(keyboard)
  const { baseURL, stop } = await startOwnServer({ 'platform.json': file })

  const visitor = await browser.newContext({ baseURL })
  const page = await visitor.newPage()
  await page.goto('login')
  await expect(page).toHaveTitle(`登录 - 服务 - ${name}`)
  const brand = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(brand).toBeVisible()
  await expect(page.getByText(slogan)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await expect(page.getByRole('contentinfo')).toContainText('川公网安备 51000000000001 号')
  const shown = await brand.locator('img').getAttribute('src')
  expect(await (await page.request.get(new URL(shown ?? '', baseURL).href)).text()).toBe(river)
  await visitor.close()

  const operator = await deskAt(browser, baseURL, 'CO')
  await goTo(operator, '新增开立')
  await expect(operator.page).toHaveTitle(`新增开立 - 金票开立 - ${name}`)
  await fillIssue(operator, {
    supplier: '江城精铸有限公司',
    amount: '88000.00',
    contractNo: 'HT-CJ-001',
    promisedDate: inDays(90),
  })
  const applyNo = await agreeAndSubmit(operator)

  const director = await deskAt(browser, baseURL, 'CD')
  await openInQueue(director, '开立复核', '金票开立', applyNo)
  await director.activate({ role: 'button', name: '复核通过' })
  await director.expectDialog('签名并复核通过：1 笔金票开立')
  await expect(director.page.getByRole('dialog').locator('pre')).toContainText(`${name}签名原文`)
  await sign(director, '签名并复核通过：1 笔金票开立', '已复核通过，共 1 笔')

  const final = await deskAt(browser, baseURL, 'CF')
  await openInQueue(final, '开立终审', '金票开立', applyNo)
  await final.activate({ role: 'button', name: '终审通过' })
  await sign(final, '签名并终审通过：1 笔金票开立', '已终审通过，共 1 笔')
  const creditNo = await issuedNumber(final)
  await final.activate({ role: 'button', name: '打印开立凭证' })
  await final.expectFocus({ role: 'heading', name: /打印开立凭证/ })
  await expect(final.page.getByText(/^凭证编号：PZ\d{14}$/)).toBeVisible()
  await expect(final.page.getByRole('main')).toContainText(name)

  const supplier = await deskAt(browser, baseURL, 'SO')
  await supplier.activate({ role: 'button', name: `签收 金票 ${creditNo}` })
  await sign(supplier, '签名并签收 1 张金票', '已签收，共 1 笔')
  for (const desk of [operator, director, final, supplier]) await desk.page.context().close()
  await stop()
})
