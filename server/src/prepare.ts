import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applySettings } from './applySettings.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openDemoClock } from './db/demoClock.ts'
import { lacksDemonstration, requireNoDemonstration } from './db/demonstration.ts'
import { type Clock, DAY_MS } from './domain/clock.ts'
import { openDiskStore } from './files/store.ts'
import type { Services } from './http/services.ts'
import { inTurn } from './jobs/lease.ts'
import { loadAuthorities } from './outside/authorities.ts'
import { demoAuthority, ownAuthority } from './outside/certificateAuthority.ts'
import { readHolidayFile } from './outside/holidayFile.ts'
import { codeGatewayOf, codeMailerOf } from './outside/outlets.ts'
import { readOutsiders } from './outside/outsiders.ts'
import { readPlaceFiles } from './outside/placeFiles.ts'
import { platformSource } from './platform/platform.ts'
import { demoOperator } from './seed/enterprises.ts'
import { seedReference } from './seed/reference.ts'
import { demoRegistry } from './seed/registry.ts'
import { seedDemo } from './seed/seed.ts'
import { loadAgentKeys } from './session/agentKeys.ts'
import { loadPasswordKeys } from './session/passwordKeys.ts'

const PORTAL_FOLDER = fileURLToPath(new URL('../../portal/dist', import.meta.url))

/** What stands in the data folder and the database before the first request: made once, however many servers start. */
export async function prepare(
  config: Config,
  database: Database,
  wall: Clock,
  say: (line: string) => void,
): Promise<Services> {
  const { analytics, dataFolder, demo, proxies, ukeyDriver } = config
  const operatorCreditCode = config.operatorCreditCode ?? (demo ? demoOperator : undefined)
  const files = openDiskStore(join(dataFolder, 'files'))
  await files.clear(DAY_MS)
  const work = async (): Promise<Services> => {
    if (!demo) await requireNoDemonstration(database)
    const demoClock = demo ? await openDemoClock(database, wall) : undefined
    const clock = demoClock ?? wall
    const { trusted, demoCa, ownCa } = await loadAuthorities(dataFolder, demo)
    await seedReference(database, await readHolidayFile(dataFolder), await readPlaceFiles(config))
    const note = await applySettings(database, clock, config)
    if (note !== undefined) say(note)
    if (demoCa && (await lacksDemonstration(database))) {
      say('Seeding the demonstration (once, some seconds)…')
      await database.hurried(() => seedDemo(database, clock, { demoCa, files }))
    }
    return {
      database,
      clock,
      wall,
      ...(demoClock && { demoClock }),
      platform: platformSource(database, wall, {
        demo,
        ukeyDriver,
        ...(analytics.sessionSeconds && { analyticsSessionMs: analytics.sessionSeconds * 1000 }),
        ...(analytics.cap && { analyticsCap: analytics.cap }),
      }),
      demo,
      files,
      passwordKeys: await loadPasswordKeys(dataFolder, wall),
      ukeyDriver,
      agentKeys: await loadAgentKeys(dataFolder),
      ...(demo && { registry: demoRegistry() }),
      sms: codeGatewayOf(config),
      mail: codeMailerOf(config),
      trustedCas: trusted,
      outsiders: await readOutsiders(dataFolder),
      proxies,
      ...(operatorCreditCode !== undefined && { operatorCreditCode }),
      portalFolder: PORTAL_FOLDER,
      ...(ownCa && { authority: ownAuthority(ownCa, config.ukeyDigest) }),
      ...(demoCa && { demoCa, authority: demoAuthority(demoCa, config.ukeyDigest) }),
    }
  }
  return inTurn({ database, clock: wall }, 'start', work, () =>
    say('Another server prepares the database: waiting for it…'),
  )
}
