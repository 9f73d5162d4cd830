import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { buildPortal } from '../../scripts/build.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { repository } from '../../scripts/run.ts'
import { startOwnServer } from '../lib/ownServer.ts'
import { personOf } from '../lib/people.ts'
import { signIn } from '../lib/person.ts'

/** The pictures of README, taken from the running portal with its demonstration: `pnpm pictures`. */

const folder = join(repository, 'docs', 'images')
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

if ((await buildPortal()).code !== 0) throw new Error('The portal could not be built.')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(chromiumLaunch())
try {
  await onServer('CCBSCF', async (baseURL) => {
    await takeHome(baseURL)
    await takeTransfer(baseURL)
    await takeTicket(baseURL)
    await takePhone(baseURL)
  })
  await onServer('HONGJIN', takeBrand)
} finally {
  await browser.close()
}

async function onServer(platform: string, take: (baseURL: string) => Promise<void>): Promise<void> {
  process.env['PLATFORM'] = platform
  const server = await startOwnServer()
  try {
    await take(server.baseURL)
  } finally {
    await server.stop()
  }
}

async function takeHome(baseURL: string): Promise<void> {
  await withPage(baseURL, {}, async (page) => {
    await enter(page, 'CO')
    await page.getByText('本月开立', { exact: true }).waitFor()
    await save(page, 'home')
  })
}

/** An application that was returned is a filled form: from there to the signature. */
async function takeTransfer(baseURL: string): Promise<void> {
  await withPage(baseURL, {}, async (page) => {
    await enter(page, 'SO')
    await page.getByRole('link', { name: /^转让被驳回待修改/ }).click()
    await page.getByRole('link', { name: /^修改/ }).click()
    await page.getByRole('textbox', { name: '金额（元）' }).first().waitFor()
    await save(page, 'form')
    await page.getByRole('button', { name: '下一步：核对' }).click()
    // An agreement is read before it is agreed to.
    await page.getByRole('button', { name: /^查看《/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: /阅读并同意/ }).check()
    await page.getByRole('button', { name: /^签名并提交/ }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'UKEY 密码' }).waitFor()
    await save(page, 'sign')
  })
}

/** The largest ticket that was split in three parts and a rest, with its lineage. */
async function takeTicket(baseURL: string): Promise<void> {
  await withPage(baseURL, { viewport: { width: 1440, height: 1240 } }, async (page) => {
    await enter(page, 'SO')
    await page.goto('credit/chain/index/operator?tab=SPENT&sort=amount,desc')
    await page
      .getByRole('table', { name: /^我的金票/ })
      .getByRole('rowheader')
      .first()
      .getByRole('link')
      .click()
    await page.getByRole('tab', { name: '流转轨迹' }).click()
    await page.getByText('合计 = 原票金额').waitFor()
    await save(page, 'ticket')
  })
}

async function takePhone(baseURL: string): Promise<void> {
  await withPage(baseURL, { viewport: phone, colorScheme: 'dark' }, async (page) => {
    await enter(page, 'CD')
    await page
      .getByRole('link', { name: /^开立待复核|待复核/ })
      .first()
      .waitFor()
    await save(page, 'dark-phone')
  })
}

async function takeBrand(baseURL: string): Promise<void> {
  await withPage(baseURL, {}, async (page) => {
    await page.goto('login')
    await save(page, 'brand')
  })
}

/** Signed in, and on the home page. */
async function enter(page: Page, key: string): Promise<void> {
  await signIn(page, personOf(key))
  await page.waitForURL(/\/index\/\w+$/)
}

type ContextOptions = Parameters<Browser['newContext']>[0]

async function withPage(baseURL: string, options: ContextOptions, take: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: wide,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  })
  // The network is never idle while a stream is open.
  await context.route('**/sys/messages/live', (route) => route.abort())
  await take(await context.newPage())
  await context.close()
}

/** In 64 colours: a picture of words loses nothing by it, and has a third of the bytes. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // The bar at the edge slides away by itself after seven seconds.
  const fold = page.getByRole('button', { name: '收起' })
  if (await fold.isVisible()) await fold.click()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.mouse.move(0, 0)
  const shot = await page.screenshot({ animations: 'disabled' })
  const file = join(folder, `${name}.png`)
  await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toFile(file)
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} KB`)
}
