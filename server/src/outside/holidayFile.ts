import { join } from 'node:path'
import { holidayList } from '@jinpiao/contract/operatorActs'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import type { Holiday } from '@jinpiao/values/workingDays'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'

export const HOLIDAY_FILE = 'holidays.json'
/**
 * `holidays.json` in the data folder: the departures from the week of whole years, as the State Council's notice has
 * them, e.g. `[{ "day": "2027-02-06", "kind": "HOLIDAY", "name": "春节" }]`. A year that it names replaces the shipped one;
 * what an act has put stays until the file says something else.
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
    return z.parse(holidayList, JSON.parse(text))
  } catch {
    throw new StartError(
      `${path} is not a list of holidays like [{ "day": "2027-02-06", "kind": "HOLIDAY", "name": "春节" }]`,
    )
  }
}
