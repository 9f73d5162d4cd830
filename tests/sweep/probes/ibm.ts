import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** The part of the engine that is used; its own types need the whole of its source. */
declare const ace: {
  Checker: new () => {
    check(
      root: Document,
      policies: string[],
    ): Promise<{
      results: { ruleId: string; value: [string, string]; message: string; path: { dom: string }; node: Node }[]
    }>
  }
}

/**
 * G2: IBM Equal Access. A violation that it is sure of is one; potential and manual results, and failed
 * recommendations, are for review.
 */
export async function runIbm({ page }: Pick<Visit, 'page'>): Promise<Finding[]> {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    // It walks into templates, which show nothing to anybody, and 4.0.34 falls over a box in a box there: react-aria has
    // in them what a list is made from, with the boxes of a field.
    const templates = [...document.querySelectorAll('template')]
    const emptied = templates
      .flatMap(({ content }) => [...content.children])
      .map((box) => {
        const held = document.createDocumentFragment()
        held.append(...box.childNodes)
        return { box, held }
      })
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility'])
    for (const { box, held } of emptied) box.append(held)
    // The engine does not know `inert`: the page behind an open dialog is judged where the dialog is closed.
    const inert = (node: Node) => node instanceof Element && node.closest('[inert]') !== null
    return results
      .filter(({ node }) => !inert(node))
      .filter(({ value }) => value[0] !== 'INFORMATION' && value[1] !== 'PASS')
      .map(({ ruleId, value, message, node }) => ({
        rule: ruleId,
        where: node instanceof Element ? window.pageTools.pathOf(node) : node.nodeName,
        message,
        sure: value[0] === 'VIOLATION' && value[1] === 'FAIL',
      }))
  })
  return findings(
    'ibm',
    found.map(({ sure, ...finding }) => (sure ? finding : { ...finding, needsReview: true })),
  )
}
