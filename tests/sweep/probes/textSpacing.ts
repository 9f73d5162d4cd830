import { type Finding, findings } from '../finding.ts'
import { nextFrame, type Visit } from '../visit.ts'

/** G8: with the spacing of WCAG 1.4.12 no text is cut off and none leaves its box. */
export async function checkTextSpacing({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  await page.evaluate(() => {
    // A constructed sheet: the portal's content security policy rightly refuses an inline one.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  await nextFrame(page)
  const cut = await page.evaluate(() => window.pageTools.cutTexts())
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return findings(
    'textSpacing',
    cut.map(({ path, message }) => ({ rule: 'text-spacing', where: path, message })),
  )
}
