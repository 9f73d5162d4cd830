import { join } from 'node:path'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import { isDay } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'

export const HOLIDAY_FILE = 'holidays.json'
const rows = z.array(
  z.strictObject({
    day: z.string().check(z.refine(isDay)),
    kind: z.enum(['HOLIDAY', 'WORKDAY']),
    name: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
)

/**
 * `holidays.json` in the data folder: the departures from the week of whole years, as the State Council's notice has
 * them, e.g. `[{ "day": "2027-02-06", "kind": "HOLIDAY", "name": "春节" }]`. A year that it names replaces the shipped one.
 * @throws {StartError} when it is something else.
 */
export async function readHolidayFile(dataFolder: string): Promise<Holiday[]> {
  const path = join(dataFolder, HOLIDAY_FILE)
  const text = await readIfThere(path)
  return text === undefined ? [] : parseHolidays(path, text)
}

/** @throws {StartError} naming the file, when it is something else. */
export function parseHolidays(path: string, text: string): Holiday[] {
  try {
    return z.parse(rows, JSON.parse(text))
  } catch {
    throw new StartError(
      `${path} is not a list of holidays like [{ "day": "2027-02-06", "kind": "HOLIDAY", "name": "春节" }]`,
    )
  }
}
