import { type PlatformConfig, platformConfig } from '@jinpiao/contract/platform'
import * as z from 'zod/mini'
import { type Config, StartError } from '../config.ts'
import type { Database, Reader, Writer } from './database.ts'
import { platformConfigOf } from '../seed/platforms.ts'

/** What the operator of a deployment decides; rows of `setting`, so that all nodes agree. */
export type SettingName = 'platform' | 'ukeyControl'

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

/** Whether signatures must come from a UKEY; when it is off the dummy signature is taken (spec §4). Default on. */
export const isUkeyControlOn = async (db: Reader): Promise<boolean> => (await readSetting(db, 'ukeyControl')) !== 'off'

/**
 * What the environment names is written; what it does not name stays as it was. The platform row is the operator's to
 * edit: it is read back through the contract's schema, so that a bad colour stops the start and not a page.
 * @throws {StartError} when the stored platform is not one.
 */
export async function applySettings(database: Database, config: Config): Promise<PlatformConfig> {
  const { platform, ukeyControl, demo } = config
  const stored = await readSetting(database.read, 'platform')
  const chosen = platform ?? (stored === undefined ? 'CCBSCF' : undefined)
  await database.write(async (tx) => {
    if (chosen !== undefined) await writeSetting(tx, 'platform', JSON.stringify(platformConfigOf(chosen, demo)))
    if (ukeyControl !== undefined) await writeSetting(tx, 'ukeyControl', ukeyControl)
  })
  const row = (await readSetting(database.read, 'platform')) ?? '{}'
  const parsed = z.safeParse(platformConfig, { ...JSON.parse(row), demo })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(`The stored platform configuration is not valid: ${issue?.path.join('.')} ${issue?.message}`)
}
