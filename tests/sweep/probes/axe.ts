import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page. */
declare const window: Window & { axe: typeof axe }

/**
 * G1: axe-core with every rule it has. Left alone it skips the AAA, the experimental and the deprecated ones and
 * `target-size`, so all are asked for by id.
 */
export async function runAxe({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    // Under the header, where the focus may have scrolled a text, it cannot judge the text's contrast.
    scrollTo({ top: 0, behavior: 'instant' })
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
  return findings(
    'axe',
    found.map(({ incomplete, ...finding }) => (incomplete ? { ...finding, needsReview: true } : finding)),
  )
}
