import type { Page } from '@playwright/test'
import { type Finding, findings } from '../finding.ts'
import { resizeTo, type Visit } from '../visit.ts'

/** 320 CSS px as a phone has it, and as 1280 × 1024 at 400 % leaves it. */
const sizes = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
]
/** G7: what stays in view may take a quarter of a 256 px high window. */
const chromeShare = 0.25

/** G7: nothing scrolls sideways, nothing is cut off, nothing that can be done is gone, little stays in the way. */
export async function checkReflow({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  const before = page.viewportSize()
  const wide = await controlNames(page)
  const found: Omit<Finding, 'probe'>[] = []
  for (const size of sizes) {
    await resizeTo(page, size)
    const at = `${size.width} × ${size.height}`
    const seen = await checkFit({ page })
    found.push(...seen.map((finding) => ({ ...finding, message: `at ${at}: ${finding.message}` })))
  }
  const narrow = await controlNames(page)
  const folded = narrow.folds.some((name) => !wide.folds.includes(name))
  for (const name of wide.names) {
    if (!narrow.names.includes(name) && !folded) {
      found.push({
        rule: 'control-lost',
        where: name,
        message: 'is there at 1280 px, not at 320 px, and nothing unfolds',
      })
    }
  }
  if (before) await resizeTo(page, before)
  return findings('reflow', found)
}

/** The same in the window as it is, without what another width would show beside. */
export async function checkFit({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  return findings('reflow', await page.evaluate(look, chromeShare))
}

/** Names of the controls of the main part or the open dialog, and of those that unfold something. */
async function controlNames(page: Page): Promise<{ names: string[]; folds: string[] }> {
  return page.evaluate(() => {
    const { controls, nameOf, scope } = window.pageTools
    // A box that scrolls by itself is a stop of the keyboard only while its content is too wide for it.
    const scrollsOnly = (control: Element) =>
      control.matches('[tabindex="0"]:is([role=region], [role=group])') &&
      /auto|scroll/.test(getComputedStyle(control).overflowX)
    // The rows of a window over very many come and go with its height.
    const inside = controls().filter(
      (control) =>
        !scrollsOnly(control) &&
        (scope() !== document.body || control.closest('main')) &&
        !control.closest('[role=grid][aria-rowcount] [role=rowgroup] ~ [role=rowgroup]'),
    )
    return {
      names: [...new Set(inside.map(nameOf))].filter((name) => name !== ''),
      folds: inside.filter((control) => control.matches('[aria-expanded=false]')).map(nameOf),
    }
  })
}

function look(share: number): { rule: string; where: string; message: string }[] {
  const { controls, cutTexts, pathOf, isShown, isHeardOnly, scope } = window.pageTools
  const out: { rule: string; where: string; message: string }[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    const culprit = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    )
    const message = `the page is ${root.scrollWidth} px wide`
    out.push({ rule: 'sideways', where: culprit ? pathOf(culprit) : 'html', message })
  }
  for (const control of controls()) {
    const box = control.getBoundingClientRect()
    const outside = box.right <= 0 || box.left >= root.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    if (outside && !isHeardOnly(control) && !scrolls(control)) {
      out.push({ rule: 'control-outside', where: pathOf(control), message: 'is outside the window' })
    }
  }
  out.push(...cutTexts().map(({ path, message }) => ({ rule: 'cut-text', where: path, message })))
  if (innerHeight <= 256 && scope() === document.body) {
    // Two fixed things side by side do not add up: rows are counted, not heights.
    const rows = new Set<number>()
    // What the reader has opened, and closes again, does not stay in the way.
    const isOpened = (element: Element | null): boolean =>
      element !== null &&
      (document.querySelector(`[aria-expanded=true][aria-controls~="${CSS.escape(element.id)}"]`) !== null ||
        isOpened(element.parentElement))
    for (const element of document.querySelectorAll('body *')) {
      const { position, pointerEvents } = getComputedStyle(element)
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none' || !isShown(element) || isHeardOnly(element))
        continue
      const box = element.getBoundingClientRect()
      if (box.width < innerWidth / 2 || isOpened(element)) continue
      for (let row = Math.max(0, Math.round(box.top)); row < Math.min(innerHeight, box.bottom); row++) rows.add(row)
    }
    if (rows.size > innerHeight * share) {
      out.push({ rule: 'sticky-share', where: 'page', message: `${rows.size} px of ${innerHeight} stay in the way` })
    }
  }
  return out
}
