import { type Finding, findings } from '../finding.ts'
import type { Visit } from '../visit.ts'

/** Nothing goes wrong unseen: an error or a warning in the console fails the state that it came from. */
export function readConsole({ console }: Pick<Visit, 'console'>): Finding[] {
  return findings(
    'console',
    console.map((message) => ({ rule: 'clean-console', where: 'console', message })),
  )
}
