import { fingerprint } from '@jinpiao/ui-kit/lib/testing/contractReport'
import { plansOf, readContracts } from '../../scripts/conformance/contracts.ts'
import { type FolderServer, serveFolder } from '../lib/folderServer.ts'
import { type Story, storybookFolder, storyOf } from '../stories/catalogue.ts'
import { heardReport } from './heardReport.ts'
import { perform, wrongIn } from './plan.ts'
import type { ScreenReader } from './screenReader.ts'
import { expect, test } from './test.ts'

let storybook: FolderServer
test.beforeAll(async () => {
  storybook = await serveFolder(storybookFolder)
})
test.afterAll(() => storybook.close())

for (const contract of await readContracts()) {
  const { component } = contract
  for (const expectation of plansOf(contract)) {
    const { id, text, plan } = expectation
    const story = storyOf(`${component}/${plan.story}`)
    const asked = fingerprint(expectation)
    const annotation = [
      { type: 'proves', description: `${component}/${id}` },
      { type: 'plan', description: asked },
    ]
    test(`${component}：${text}`, { annotation }, async ({ reader }, info) => {
      const from = await open(reader, story)
      const heard = await perform(reader, plan, from)
      const kept = { component, id, text, story: story.name, plan: asked, heard, with: reader.versions }
      await info.attach('heard', heardReport(kept))
      const values = await reader.page
        .locator('input, textarea')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
      const typed = plan.steps.flatMap((step) => ('type' in step ? [step.type] : []))
      expect(wrongIn(plan, heard, [...values, ...typed])).toEqual([])
    })
  }
}

/**
 * Opens a story below a line with its name, and puts Orca on that line: what leads into the story (导航, 列表) is then
 * said. The page is still empty when Orca presents it; Storybook would show the story before or after that, as the
 * machine has time. Returns where the session was before the story.
 */
async function open(reader: ScreenReader, { id, name }: Story): Promise<number> {
  const { page } = reader
  const list = '**/index.json'
  let letGo = () => {}
  const presented = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(list, async (route) => {
    await presented
    await route.continue()
  })
  // Without axe, which Storybook would run while Orca listens.
  const address = `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`
  await reader.goto(new URL(address, storybook.baseURL).href)
  await page.evaluate((text) => {
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: text }))
  }, name)
  const { position } = reader
  letGo()
  await page.locator('.sb-show-main > #storybook-root > *').first().waitFor({ state: 'attached' })
  await page.unroute(list)
  await reader.press('Control+Home')
  return position
}
