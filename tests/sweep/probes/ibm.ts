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
  const found = await page.evaluate(ask)
  return findings(
    'ibm',
    found.map(({ sure, ...finding }) => {
      const isCertain = sure && !doubtful.has(finding.rule)
      return isCertain ? finding : { ...finding, needsReview: true }
    }),
  )
}

/**
 * Rules whose certainty is an error of 4.0.34, so that a person decides. `label_name_visible` looks for the words at
 * their first place in the name only: for 20 in 2026年11月20日 it finds that of 2026.
 */
const doubtful = new Set(['label_name_visible'])

/** In the page. */
async function ask(): Promise<(Omit<Finding, 'probe'> & { sure: boolean })[]> {
  const policies = ['WCAG_2_2', 'IBM_Accessibility']
  // react-aria gives a template's `firstChild` from its content (React issue 19932). The engine goes in there and does
  // not come out again: what stands behind it goes unjudged, or the engine throws.
  const held = [...document.querySelectorAll('template')].map(({ content }) => {
    const kept = document.createDocumentFragment()
    kept.append(...content.childNodes)
    return { content, kept }
  })
  // A rule that throws is written to the console, and asks nothing more of its element.
  const thrown: string[] = []
  const { error } = console
  console.error = (...said: unknown[]) => void thrown.push(said.map(String).join(' '))
  const { results } = await new ace.Checker().check(document, policies).finally(() => {
    console.error = error
    for (const { content, kept } of held) content.append(kept)
  })
  // The engine does not know `inert`: the page behind an open dialog is judged where the dialog is closed.
  const inert = (node: Node) => node instanceof Element && node.closest('[inert]') !== null
  return [
    ...results
      .filter(({ node }) => !inert(node))
      .filter(({ value }) => value[0] !== 'INFORMATION' && value[1] !== 'PASS')
      .map(({ ruleId, value, message, node }) => ({
        rule: ruleId,
        where: node instanceof Element ? window.pageTools.pathOf(node) : node.nodeName,
        message,
        sure: value[0] === 'VIOLATION' && value[1] === 'FAIL',
      })),
    ...thrown.map((message) => ({ rule: 'exception', where: 'engine', message, sure: false })),
  ]
}
