import type { TestInfo } from '@playwright/test'
import { told } from '../sweep/finding.ts'
import { type Probe, runProbes } from '../sweep/runState.ts'
import { reportOf } from '../sweep/stateReport.ts'
import { type TriageLine, unresolved } from '../sweep/triage.ts'
import type { Story } from './catalogue.ts'
import type { Storybook } from './storybook.ts'

/** What is wrong with the story, or the page of documentation, as it is shown now. `where` is the look. */
export async function judge(
  { visit }: Storybook,
  { id, name }: Story,
  where: string,
  probes: Readonly<Record<string, Probe>>,
  triage: readonly TriageLine[],
  info: TestInfo,
): Promise<string[]> {
  const { findings, cost } = await runProbes(visit, probes)
  const wrong = unresolved(findings, id, triage)
  const open = wrong.map(({ probe, rule }) => `${probe}/${rule}`)
  await info.attach('state', reportOf({ path: id, state: where, where, title: name, cost, findings, open }))
  return wrong.map((finding) => `${name} · ${where}\n    ${told(finding)}`)
}
