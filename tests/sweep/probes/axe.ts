import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Finding, findings } from '../finding.ts'
import { inOneWindow, type Visit } from '../visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page. */
declare const window: Window & {
  axe: typeof axe & { commons: { dom: { getTextElementStack(element: Element): Element[][] } } }
}

interface Rules {
  except?: readonly string[]
  only?: readonly string[]
}

/**
 * G1: axe-core with every rule it has. Left alone it skips the AAA, the experimental and the deprecated ones and
 * `target-size`, so all are asked for by id.
 *
 * @param rules those that do not apply to what is open, as a component alone has no landmarks; or the only ones that do
 */
export async function runAxe({ page }: Pick<Visit, 'page'>, rules: Rules = {}): Promise<Finding[]> {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Of what lies under a bar that stays in view it cannot judge contrast and size.
  const found = await inOneWindow(page, () => page.evaluate(ask, rules))
  return findings(
    'axe',
    found.map(({ incomplete, ...finding }) => (incomplete ? { ...finding, needsReview: true } : finding)),
  )
}

/** In the page: every rule of the whole document; where a text lies under or over the edge of something, once more without that. */
async function ask({ only, except = [] }: Rules): Promise<(Omit<Finding, 'probe'> & { incomplete: boolean })[]> {
  const run = async (context: Element | Document, values: string[]) => {
    // Rules of a whole page see all of it; what has been judged before is left out of the others.
    const part = context === document ? { include: document, exclude: window.fingerprints.known() } : context
    const { violations, incomplete } = await window.axe.run(part, {
      runOnly: { type: 'rule', values },
      // What stands in a frame is a page of its own, and judged as one.
      iframes: false,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    })
    const flat = (results: axe.Result[], incomplete: boolean) =>
      results.flatMap((result) => result.nodes.map((node) => ({ result, node, incomplete })))
    return [...flat(violations, false), ...flat(incomplete, true)]
  }
  type Answer = Awaited<ReturnType<typeof run>>[number]

  /**
   * axe (4.14) gives <caption> no role: where a table says `role="table"` it takes a caption that has the focus for a
   * child that may not be there. ARIA gives it the role `caption`, which a table may hold; and that role in words axe
   * refuses too, as HTML does.
   */
  const isCaption = ({ result, node }: Answer) =>
    result.id === 'aria-required-children' && node.failureSummary?.endsWith('not allowed: caption[tabindex]') === true

  const overlapped = /^(bgOverlap|elmPartially|emptyValue|shortTextContent)/
  const isCovered = ({ result, node, incomplete }: Answer) =>
    incomplete &&
    result.id.startsWith('color-contrast') &&
    node.any.some(({ data }) => overlapped.test(data?.messageKey))

  const isOpaque = (element: Element) => getComputedStyle(element).backgroundColor.startsWith('rgb(')
  /**
   * What the engine takes to be drawn over `text`: it does not see that an open list cuts off its options. And what lies
   * behind the colour under the text, the ground: it asks when that ends behind one of the text's lines.
   */
  const aroundOf = (text: Element) =>
    window.axe.commons.dom.getTextElementStack(text).flatMap((stack) => {
      const at = Math.max(stack.indexOf(text), 0)
      const ground = stack.findIndex((element, place) => place >= at && element.contains(text) && isOpaque(element))
      const over = stack.slice(0, at).filter((element) => !text.contains(element) && !element.contains(text))
      const behind = ground === -1 ? [] : stack.slice(ground + 1)
      return [
        ...[...over, ...behind].map((element) => ({ element, visibility: 'hidden' })),
        // It may stand in what lies behind it.
        ...stack.slice(ground, ground + 1).map((element) => ({ element, visibility: 'visible' })),
        // What is hidden loses the focus, and the list that belongs to it would close.
        { element: document.activeElement, visibility: 'visible' },
      ]
    }) as { element: HTMLElement; visibility: string }[]

  const first = await run(
    document,
    window.axe
      .getRules()
      .map((rule) => rule.ruleId)
      .filter((rule) => rule !== 'frame-tested' && !except.includes(rule) && (only?.includes(rule) ?? true)),
  )
  const questions = first.filter(isCovered).flatMap(({ result, node }) => {
    return node.element ? [{ rule: result.id, text: node.element as Element }] : []
  })

  const answers = first.filter(
    ({ result, node }) => !questions.some(({ rule, text }) => rule === result.id && text === node.element),
  )
  for (const { rule, text } of questions) {
    window.axe.setup(document)
    const around = aroundOf(text)
    window.axe.teardown()
    for (const { element, visibility } of around) element.style.setProperty('visibility', visibility, 'important')
    const again = await run(text, [rule])
    answers.push(...again.filter(({ node }) => node.element === text))
    for (const { element } of around) element.style.removeProperty('visibility')
  }
  return answers
    .filter((answer) => !isCaption(answer))
    .map(({ result, node, incomplete }) => ({
      rule: result.id,
      // Its own selectors hold class names, which change with every build.
      where: node.element ? window.pageTools.pathOf(node.element) : node.target.flat().join(' '),
      message: `${result.help}. ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
      incomplete,
    }))
}
