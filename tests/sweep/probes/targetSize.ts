import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

/**
 * G6: 24 × 24 for everything, without the spacing exception; 44 × 44 for primary actions. Links in running text are
 * as high as their line.
 */
export async function measureTargets({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  const found = await page.evaluate(() => {
    const { controls, pathOf, targetOf } = window.pageTools
    const inRunningText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim() !== '',
      )
    return controls().flatMap((control) => {
      const { width, height } = targetOf(control)
      // A skip link has no size until it has the focus.
      if (width <= 2 || height <= 2) return []
      if (inRunningText(control)) return []
      const least = control.matches('[data-variant=primary]') ? 44 : 24
      if (width >= least - 0.01 && height >= least - 0.01) return []
      const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10}`
      return [{ rule: `target-${least}`, where: pathOf(control), message: `is ${size} CSS px` }]
    })
  })
  return findings('targetSize', found)
}
