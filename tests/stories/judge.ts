import { type Finding, told } from '../sweep/finding.ts'
import { type Probe, runProbes } from '../sweep/runState.ts'
import type { StateReport } from '../sweep/stateReport.ts'
import { type TriageLine, unresolved } from '../sweep/triage.ts'
import type { Story } from './catalogue.ts'
import type { Storybook } from './storybook.ts'

/** What one look at a story, or at a page of documentation, has come to. */
export interface Judgement {
  state: StateReport
  /** Findings that no line of triage answers, as they are printed. */
  wrong: readonly string[]
}

/** Judges the story, or the page of documentation, as it is shown now. `where` is the look. */
export async function judge(
  { visit }: Storybook,
  { id, name }: Story,
  where: string,
  probes: Readonly<Record<string, Probe>>,
  triage: readonly TriageLine[],
): Promise<Judgement> {
  const { findings, cost } = await runProbes(visit, probes)
  const wrong = unresolved(findings, id, triage)
  const open = wrong.map(({ probe, rule }) => `${probe}/${rule}`)
  const tell = (finding: Finding) => `${name} · ${where}\n    ${told(finding)}`
  return { state: { path: id, state: where, where, title: name, cost, findings, open }, wrong: wrong.map(tell) }
}
