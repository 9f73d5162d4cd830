import { type PlatformConfig, platformConfig } from '@jinpiao/contract/platform'
import * as z from 'zod/mini'
import { type Config, StartError } from './config.ts'
import type { Database } from './db/database.ts'
import { readSetting, writeSetting } from './db/settings.ts'
import { platformConfigOf } from './seed/platforms.ts'

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
