import { HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import type { Holiday } from '@jinpiao/values/workingDays'
import type { Reader } from '../db/database.ts'

/** Every stored departure from the week, all years: promised dates may lie in the next one. */
export async function holidays(read: Reader): Promise<Holiday[]> {
  const rows = await read
    .selectFrom('holiday')
    .select(['day', 'kind', 'name'])
    .where('region', '=', HOLIDAY_REGION)
    .orderBy('day')
    .execute()
  return rows as Holiday[]
}
