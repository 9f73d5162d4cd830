import type { Page } from '@playwright/test'
import { CONFIRM_PIN, type ConfirmPages, serveConfirmPages } from '../lib/confirmPages.ts'
import { expect, test } from '../lib/journey.ts'
import { told } from '../sweep/finding.ts'
import { runAxe } from '../sweep/probes/axe.ts'
import { checkForcedColors } from '../sweep/probes/forcedColors.ts'
import { walkKeyboard } from '../sweep/probes/keyboard.ts'
import { checkReflow } from '../sweep/probes/reflow.ts'
import { startVisits, type Visit } from '../sweep/visit.ts'

let pages: ConfirmPages
test.beforeAll(async () => {
  pages = await serveConfirmPages()
})
test.afterAll(() => pages.close())

const pin = (page: Page) => page.locator('#pin')
async function enter(page: Page, typed: string): Promise<void> {
  await pin(page).fill(typed)
  await pin(page).press('Enter')
}

/** What somebody meets at the page of the UKEY program, and how it comes to that. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a text to be signed': async (page) => {
    await page.goto(await pages.ask('sign'))
  },
  'a key to be made': async (page) => {
    await page.goto(await pages.ask('csr'))
  },
  'a certificate to be put in': async (page) => {
    await page.goto(await pages.ask('install'))
  },
  'no PIN': async (page) => {
    await page.goto(await pages.ask('sign'))
    await enter(page, '')
    await expect(page.getByRole('alert')).not.toBeEmpty()
  },
  'a wrong PIN': async (page) => {
    pages.refuseNext(1)
    await page.goto(await pages.ask('sign'))
    await enter(page, '000000')
    await expect(page.getByRole('alert')).toContainText('1')
  },
  'the last try': async (page) => {
    pages.lastTry()
    await page.goto(await pages.ask('sign'))
  },
  'it is done': async (page) => {
    await page.goto(await pages.ask('sign'))
    await enter(page, CONFIRM_PIN)
    await expect(page.locator('h1')).toBeFocused()
  },
  'a request that is over': async (page) => {
    const address = await pages.ask('sign')
    await pages.ask('sign')
    await page.goto(address)
  },
}

const looks = [
  { locale: 'zh-CN', colorScheme: 'light' },
  { locale: 'en-GB', colorScheme: 'dark' },
] as const

for (const { locale, colorScheme } of looks) {
  test.describe(`the confirm page, ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })
    for (const [name, reach] of Object.entries(states)) {
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        const visit = await startVisits(page)
        await reach(page)
        expect((await runAxe(visit)).map(told)).toEqual([])
      })
    }
  })
}

const probes: [string, (visit: Visit) => Promise<unknown[]>][] = [
  ['everything is reached by keyboard, with a ring', walkKeyboard],
  ['nothing is lost in forced colours', checkForcedColors],
  ['nothing is cut off at 320 px', checkReflow],
]
for (const [name, probe] of probes) {
  test(`on the confirm page ${name}`, async ({ page }) => {
    const visit = await startVisits(page)
    await states['a text to be signed']!(page)
    expect(await probe(visit)).toEqual([])
  })
}
