import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Finding, findings } from '../finding.ts'
import { nextFrame, type Visit } from '../visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page. */
declare const window: Window & { axe: typeof axe }

/**
 * G1: axe-core with every rule it has. Left alone it skips the AAA, the experimental and the deprecated ones and
 * `target-size`, so all are asked for by id.
 */
export async function runAxe({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  await page.evaluate(source)
  // All of the page in one window: of what lies under a bar that stays in view it cannot judge contrast and size.
  const before = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (before && height > before.height) {
    await page.setViewportSize({ ...before, height: height + 200 })
    await nextFrame(page)
  }
  const found = await page.evaluate(async () => {
    const values = window.axe.getRules().map((rule) => rule.ruleId)
    const results = await window.axe.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    })
    const flat = (list: axe.Result[], incomplete: boolean) =>
      list.flatMap((result) =>
        result.nodes.map((node) => ({
          rule: result.id,
          // Its own selectors hold class names, which change with every build.
          where: node.element ? window.pageTools.pathOf(node.element) : node.target.flat().join(' '),
          message: `${result.help}. ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
          incomplete,
        })),
      )
    return [...flat(results.violations, false), ...flat(results.incomplete, true)]
  })
  if (before && height > before.height) await page.setViewportSize(before)
  return findings(
    'axe',
    found.map(({ incomplete, ...finding }) => (incomplete ? { ...finding, needsReview: true } : finding)),
  )
}
