import type { Reader, Writer } from './database.ts'

/** What the operator of a deployment decides; rows of `setting`, so that all nodes agree. `platform`: until 012. */
export type SettingName =
  | 'platform'
  | 'ukeyControl'
  | 'demonstration'
  | 'menus'
  | 'payableCalendar'
  | 'holidayYears'
  | 'regions'
  | 'branches'
  | 'clockOffset'
  | 'coreAccountsExempt'

export async function readSetting(db: Reader, name: SettingName): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function writeSetting(tx: Writer, name: SettingName, value: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function forgetSetting(tx: Writer, name: SettingName): Promise<void> {
  await tx.deleteFrom('setting').where('name', '=', name).execute()
}

/** Whether signatures must come from a UKEY; when it is off the dummy signature is taken (spec §4). Default on. */
export const isUkeyControlOn = async (db: Reader): Promise<boolean> => (await readSetting(db, 'ukeyControl')) !== 'off'
