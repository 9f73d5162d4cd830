import axe from 'axe-core'

/** Judged per page by the page sweep, not per component. */
const pageRules = ['region', 'bypass', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang']
/** 7:1 is promised in the contrast modes only. */
const enhanced = 'color-contrast-enhanced'

/**
 * Every rule of axe: A, AA, AAA, best practice, experimental (default runs skip half of them).
 * Returns one line per finding; `incomplete` counts unless the contract gives a reason.
 */
export async function axeFindings(triaged: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const rules = Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !pageRules.includes(ruleId) && ruleId !== enhanced }]),
  )
  const { violations, incomplete } = await axe.run(document.body, { rules, resultTypes: ['violations', 'incomplete'] })
  return [
    ...violations.map(line('violation')),
    ...incomplete.filter(({ id }) => !(id in triaged)).map(line('undecided')),
  ]
}

/** Contrast alone, for the other modes of the theme: 4.5:1 in dark, 7:1 in the contrast modes. */
export async function contrastFindings(
  mode: string,
  triaged: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const rule = mode.startsWith('contrast') ? enhanced : 'color-contrast'
  if (rule in triaged) return []
  const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: [rule] } })
  return violations.map(line(`violation in ${mode}`))
}

function line(kind: string) {
  return ({ id, nodes, help }: axe.Result) =>
    `${kind} ${id} (${help}): ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`).join('; ')}`
}
