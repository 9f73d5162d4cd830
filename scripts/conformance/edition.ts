import { parseArgs } from 'node:util'
import type { Edition } from './words.ts'

/** `--commit` and `--date`: neither is read from the machine, so that the same results give the same bytes. */
export function editionOf(args: string[]): Omit<Edition, 'version'> {
  const { values } = parseArgs({ args, options: { commit: { type: 'string' }, date: { type: 'string' } } })
  return values
}
