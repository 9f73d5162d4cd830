import type { Finding } from './finding.ts'

/** What one state cost and showed; attached to its test for the reporter. */
export interface StateReport {
  path: string
  /** `State.name`. */
  state: string
  where: string
  title: string
  cost: Record<string, number>
  /** How many of its elements had not been judged before; unknown where everything is judged again. */
  news?: number | undefined
  findings: Finding[]
  /** `focusRing/focus-ring`: of the findings those that no line of triage answers. */
  open?: string[]
}

const contentType = 'application/x-sweep-state+json'

export function reportOf(report: StateReport): { body: string; contentType: string } {
  return { body: JSON.stringify(report), contentType }
}

export function readReport(attachment: { contentType: string; body?: Buffer | undefined }): StateReport | undefined {
  if (attachment.contentType !== contentType || !attachment.body) return undefined
  return JSON.parse(attachment.body.toString('utf8')) as StateReport
}
