import axe from 'axe-core'
import { pageRules } from './pageRules.ts'

/** The document here is the test runner's own. */
const left = [...pageRules, 'html-has-lang']
/** 4.5:1 and 7:1: the default platform reaches both in every mode, with what stands on the brand's own colours. */
const contrastRules = ['color-contrast', 'color-contrast-enhanced']

/**
 * Every rule of axe: A, AA, AAA, best practice, experimental (default runs skip half of them).
 * Returns one line per finding; `incomplete` counts unless the contract gives a reason.
 */
export async function axeFindings(triaged: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !left.includes(ruleId) }]))
  return told(await axe.run(document.body, { rules, resultTypes }), triaged)
}

/** Contrast alone, for the other modes of the theme. */
export async function contrastFindings(
  mode: string,
  triaged: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const runOnly = { type: 'rule', values: contrastRules } as const
  return told(await axe.run(document.body, { runOnly, resultTypes }), triaged, ` in ${mode}`)
}

const resultTypes: axe.resultGroups[] = ['violations', 'incomplete']

function told({ violations, incomplete }: axe.AxeResults, triaged: Readonly<Record<string, string>>, where = '') {
  return [
    ...violations.map(line(`violation${where}`)),
    ...incomplete.filter(({ id }) => !(id in triaged)).map(line(`undecided${where}`)),
  ]
}

function line(kind: string) {
  return ({ id, nodes, help }: axe.Result) =>
    `${kind} ${id} (${help}): ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`).join('; ')}`
}
