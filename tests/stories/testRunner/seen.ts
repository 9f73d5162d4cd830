import { readFileSync } from 'node:fs'
import type { StateReport } from '../../sweep/stateReport.ts'

/** A story that was looked at. One that was tried again stands there twice. */
export interface Seen {
  id: string
  states: StateReport[]
}

/** Where the workers of one run tell its reporter what they have seen, a line for each story. */
export function seenFile(): string {
  const file = process.env['SEEN_STORIES']
  if (file === undefined) throw new Error('SEEN_STORIES names no file: run.ts starts the test-runner.')
  return file
}

export const readSeen = (): Seen[] =>
  readFileSync(seenFile(), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Seen)
