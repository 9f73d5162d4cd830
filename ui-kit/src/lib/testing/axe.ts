import axe from 'axe-core'
import { pageRules } from './pageRules.ts'

/** The document here is the test runner's own. */
const left = [...pageRules, 'html-has-lang']
/**
 * For what a test has opened; each story as it renders is for the suite `rendering`. Every rule of axe: A, AA, AAA, best practice, experimental (default runs skip half of them).
 * Returns one line per finding; `incomplete` counts unless the contract gives a reason.
 */
export async function axeFindings(triaged: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !left.includes(ruleId) }]))
  return told(await axe.run(document.body, { rules, resultTypes }), triaged)
}

const resultTypes: axe.resultGroups[] = ['violations', 'incomplete']

function told({ violations, incomplete }: axe.AxeResults, triaged: Readonly<Record<string, string>>) {
  return [
    ...violations.map(line('violation')),
    ...incomplete.filter(({ id }) => !(id in triaged)).map(line('undecided')),
  ]
}

function line(kind: string) {
  return ({ id, nodes, help }: axe.Result) =>
    `${kind} ${id} (${help}): ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`).join('; ')}`
}
