import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { storyOf } from './catalogue.ts'
import { type Drawing, failOrWarn, otherBrowser, otherFonts } from './drawing.ts'
import { usual } from './look.ts'
import { type Picture, pictures } from './pictures.ts'
import type { Storybook } from './storybook.ts'
import { expect, test } from './test.ts'

const folder = join(import.meta.dirname, 'pictures')
/** What the pictures in the folder were taken with. */
const made = join(folder, 'takenWith.json')

/**
 * Nothing moves in a story, and one browser draws one page always alike, so no pixel may differ by more than a trace
 * of blending; 20 pixels for what a machine's own rounding may do to a curve. The border of a button has two hundred.
 */
const likeness = { threshold: 0.02, maxDiffPixels: 20, animations: 'disabled', caret: 'hide' } as const

/** The font that the letters of the first such element really come from. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? ''
}

async function drawingOf(storybook: Storybook): Promise<Drawing> {
  const { page } = storybook
  const story = storyOf('Form/Login')
  await storybook.show(story, usual)
  const chinese = await fontOf(page, 'label')
  await storybook.show(story, { ...usual, text: 'en-US' })
  // “Show”, of the password.
  const english = await fontOf(page, 'main button')
  return { chromium: page.context().browser()?.version() ?? '', chinese, english }
}

/** What a picture that differs may be due to, beside the change under test. */
let warning: string | undefined

test.beforeAll('the fonts are those that the pictures were taken with', async ({ storybook }, { config }) => {
  const here = await drawingOf(storybook)
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(made, `${JSON.stringify(here, null, 2)}\n`)
    return
  }
  const then = JSON.parse(readFileSync(made, 'utf8')) as Drawing
  const fonts = otherFonts(then, here)
  if (fonts !== undefined) throw new Error(fonts)
  warning = otherBrowser(then, here)
})

/** Shows what the picture is of. */
async function reach(storybook: Storybook, { story: path, look, height, reach }: Picture): Promise<void> {
  const story = storyOf(path)
  // Without what the stories before have left of the focus: whether its ring is shown depends on the last key.
  await storybook.load(story)
  await storybook.show(story, { ...usual, ...look }, height)
  await reach?.(storybook.page)
}

function compare({ page }: Storybook, { name, of }: Picture): Promise<void> {
  if (of === 'window') return expect(page).toHaveScreenshot(`${name}.png`, likeness)
  return expect(page.locator('body')).toHaveScreenshot(`${name}.png`, likeness)
}

for (const picture of pictures) {
  test(`looks as reviewed: ${picture.name}`, async ({ storybook }, info) => {
    await reach(storybook, picture)
    await failOrWarn(compare(storybook, picture), warning, info)
  })
}

test('every picture in the folder is compared with something', () => {
  const expected = [basename(made), ...pictures.map(({ name }) => `${name}.png`)]
  expect(readdirSync(folder).filter((file) => !expected.includes(file))).toEqual([])
})

test('a border that is lost or a colour that is a little off is another picture', async ({ storybook }) => {
  const [picture] = pictures as [Picture]
  for (const css of [
    'main button { border-color: transparent !important }',
    ':root { --jp-color-accentFill: #0f4d8c }',
  ]) {
    await reach(storybook, picture)
    await storybook.page.addStyleTag({ content: css })
    await expect(storybook.page.locator('body')).not.toHaveScreenshot(`${picture.name}.png`, likeness)
  }
})
