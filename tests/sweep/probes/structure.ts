import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

/**
 * Accessibility §4: one `h1`, one `main`, one panel for a row of tabs, a title, the page's language. The reporter sees
 * whether titles differ.
 */
export async function checkStructure({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  const found = await page.evaluate(() => {
    const { isShown } = window.pageTools
    const out: { rule: string; where: string; message: string }[] = []
    // The page behind an open modal is inert, not gone: its heading and its main part still count.
    const rendered = (selector: string) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility())
    const one = (selector: string) => {
      const count = rendered(selector).length
      if (count !== 1) out.push({ rule: `one-${selector}`, where: selector, message: `${count} instead of 1` })
    }
    one('h1')
    one('main')
    const heading = rendered('h1')[0]
    if (heading && heading.textContent?.trim() === '') out.push({ rule: 'one-h1', where: 'h1', message: 'is empty' })
    // react-aria 3.53 takes `inert` from whatever stood outside of a ComboBox's list.
    for (const tabs of rendered('[role=tablist]')) {
      const panels = [...tabs.querySelectorAll('[role=tab]')]
        .map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''))
        .filter((panel) => panel?.checkVisibility())
      const message = `${panels.length} panels are shown instead of 1`
      if (panels.length !== 1) out.push({ rule: 'one-panel', where: window.pageTools.pathOf(tabs), message })
    }
    if (document.title.trim() === '') out.push({ rule: 'title', where: 'title', message: 'is empty' })
    if (document.documentElement.lang === '') out.push({ rule: 'lang', where: 'html', message: 'has no lang' })
    const busy = [...document.querySelectorAll('[aria-busy=true]')].find(isShown)
    // A probe of a page that still loads proves nothing.
    if (busy) out.push({ rule: 'busy', where: window.pageTools.pathOf(busy), message: 'still loading when probed' })
    return out
  })
  return findings('structure', found)
}
