/** One thing that is wrong on one state of one page. */
export interface Finding {
  /** The probe that saw it, by the name of its file. */
  probe: string
  /** The engine's rule id, or the probe's own. */
  rule: string
  /** Where: a short path of the element, or what of the page it is. */
  where: string
  message: string
  /** The engine cannot decide: passes only with a line in `triage.ts`. */
  needsReview?: true
}

/** As a failing test shows it. */
export function told({ probe, rule, where, message, needsReview }: Finding): string {
  const kind = needsReview ? ' (a question: answer it in triage.ts, or repair)' : ''
  return `${probe}/${rule}${kind} at ${where}: ${message}`
}

/** Probes report facts; `probe` is written down once. */
export function findings(probe: string, found: Omit<Finding, 'probe'>[]): Finding[] {
  return found.map((finding) => ({ probe, ...finding }))
}
