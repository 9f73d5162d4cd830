import type { Finding } from './finding.ts'

/** One question that an engine leaves to a person, and the answer. */
export interface TriageLine {
  probe: 'axe' | 'ibm'
  rule: string
  /** Pages it is answered for. Absent: for all. */
  page?: RegExp
  /** Elements it is answered for, by `Finding.where`. Absent: for all. */
  where?: RegExp
  reason: string
}

/**
 * G1, G2: the checked-in answers. Only what an engine is not sure of can be answered here; what it is sure of is to be
 * repaired. Narrow lines first choice; a line for all pages needs a probe of ours that measures the same thing.
 */
export const triage: readonly TriageLine[] = [
  {
    probe: 'ibm',
    rule: 'style_focus_visible',
    reason:
      'Asked of every control with an outline in its CSS. Measured in pixels for every stop: probes/focusRing.ts.',
  },
  {
    probe: 'ibm',
    rule: 'style_highcontrast_visible',
    reason: 'Asked of every page with a stylesheet. Measured in pixels for every control: probes/forcedColors.ts.',
  },
  {
    probe: 'ibm',
    rule: 'style_color_misuse',
    reason:
      'Asked of every page with a stylesheet. Status, errors and selection carry words or marks in each component; the stories in forced colours show them without any colour of ours.',
  },
  {
    probe: 'ibm',
    rule: 'input_fields_grouped',
    reason:
      'Asked of any two fields beside each other. Fields that form one answer stand in a fieldset or a named group.',
  },
]

export function matches(line: TriageLine, finding: Finding, page: string): boolean {
  return (
    line.probe === finding.probe &&
    line.rule === finding.rule &&
    (line.page?.test(page) ?? true) &&
    (line.where?.test(finding.where) ?? true)
  )
}

/** What fails `page`: everything sure, and every open question without an answer. */
export function unresolved(found: readonly Finding[], page: string, lines = triage): Finding[] {
  return found.filter((finding) => !finding.needsReview || !lines.some((line) => matches(line, finding, page)))
}
