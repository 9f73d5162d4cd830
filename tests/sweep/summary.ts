import type { StateReport } from './stateReport.ts'
import { loaded } from './states.ts'
import { matches, type TriageLine } from './triage.ts'

/**
 * Titles that more than one page has as it opens (accessibility §4: the title says which page this is). One ticket,
 * open on the pages of two roles, has one title.
 */
export function sharedTitles(states: readonly StateReport[]): string[] {
  const pages = new Map<string, Set<string>>()
  for (const { title, path } of states.filter(({ state }) => state === loaded.name)) {
    pages.set(title, (pages.get(title) ?? new Set()).add(path))
  }
  return [...pages]
    .filter(([, paths]) => paths.size > 1)
    .map(([title, paths]) => `“${title}” is the title of ${[...paths].join(', ')}`)
}

/** Answers to questions that nobody asks any more. */
export function staleTriage(states: readonly StateReport[], lines: readonly TriageLine[]): string[] {
  return lines
    .filter((line) => !states.some(({ findings, path }) => findings.some((finding) => matches(line, finding, path))))
    .map(({ probe, rule, reason }) => `triage.ts: ${probe}/${rule} is not asked any more (${reason})`)
}

/** Mean and worst milliseconds of a state, and the mean of each probe, dearest first. */
export function costTable(states: readonly StateReport[]): string {
  const totals = states.map(({ cost }) => Object.values(cost).reduce((sum, each) => sum + each, 0))
  const mean = (values: number[]) =>
    Math.round(values.reduce((sum, each) => sum + each, 0) / Math.max(values.length, 1))
  const probes = [...new Set(states.flatMap(({ cost }) => Object.keys(cost)))]
    .map((probe) => [probe, mean(states.map(({ cost }) => cost[probe] ?? 0))] as const)
    .sort(([, a], [, b]) => b - a)
  const parts = probes.map(([probe, ms]) => `${probe} ${ms}`).join(', ')
  return `${states.length} states, ${mean(totals)} ms each, at most ${Math.max(0, ...totals)} ms: ${parts}`
}
