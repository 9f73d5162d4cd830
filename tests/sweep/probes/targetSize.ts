import { type Finding, findings } from '../finding.ts'
import { nextFrame, type Visit } from '../visit.ts'

/**
 * G6: 24 × 24 for everything, without the spacing exception; 44 × 44 for what submits, and for everything where the
 * pointer is a finger. 查询 over a list is no primary act, and is as high as the fields beside it. Links in running text
 * are as high as their line.
 */
export async function measureTargets({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<Finding[]> {
  const found = await page.evaluate(measure, { rule: 'target-24', least: 24, leastToSubmit: 44 })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  // The pointer's media queries follow with the next frame.
  await nextFrame(page)
  found.push(...(await page.evaluate(measure, { rule: 'target-finger', least: 44, leastToSubmit: 44 })))
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return findings('targetSize', found)
}

interface Limits {
  rule: string
  /** CSS px, both ways. */
  least: number
  leastToSubmit: number
}

function measure({ rule, least, leastToSubmit }: Limits): Omit<Finding, 'probe'>[] {
  const { controls, isDrawn, pathOf, targetOf } = window.pageTools
  const inRunningText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
  return controls().flatMap((control) => {
    const { width, height } = targetOf(control)
    // A skip link has no size until it has the focus.
    // Has the focus for the keyboard alone: panels without a control, tables that scroll.
    if (control.matches('[role=tabpanel], [role=region]')) return []
    const unseen = width <= 2 || height <= 2 || !isDrawn(control)
    if (unseen || inRunningText(control)) return []
    const submits = control.matches('button[type=submit]') && !control.closest('[role=search]')
    const needed = submits ? leastToSubmit : least
    if (width >= needed - 0.01 && height >= needed - 0.01) return []
    const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10}`
    return [{ rule, where: pathOf(control), message: `is ${size}, less than ${needed} CSS px` }]
  })
}
