import { parseArgs } from 'node:util'
import type { Edition } from './words.ts'

/** `--commit`, `--date` and `--contact`: none is read from the machine, so that the same results give the same bytes. */
export function editionOf(args: string[]): Omit<Edition, 'version'> {
  const { values } = parseArgs({
    args,
    options: { commit: { type: 'string' }, date: { type: 'string' }, contact: { type: 'string' } },
  })
  return values
}
