import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDemoCa, type DemoCa } from '@jinpiao/ukey/demoCa'
import { createPasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { inject } from 'vitest'
import { openDemoClock } from '../db/demoClock.ts'
import { openDiskStore } from '../files/store.ts'
import { buildApp } from '../http/app.ts'
import type { Services } from '../http/services.ts'
import { demoAuthority } from '../outside/certificateAuthority.ts'
import { platformSource } from '../platform/platform.ts'
import { demoOperator } from '../seed/enterprises.ts'
import { seedReference } from '../seed/reference.ts'
import { demoRegistry } from '../seed/registry.ts'
import { seedDemo } from '../seed/seed.ts'
import { createAgentKeys } from '../session/agentKeys.ts'
import { TestClient } from './testClient.ts'
import { type TestClock, testClock } from './testClock.ts'
import { createTestDatabase } from './testDatabase.ts'

export interface TestApp {
  services: Services
  /** Real time, and business time until `demoClock` of the services moves it. */
  clock: TestClock
  demoCa: DemoCa
  /** A new browser. */
  client(): TestClient
  app: Awaited<ReturnType<typeof buildApp>>['app']
  api: Awaited<ReturnType<typeof buildApp>>['api']
  close(): Promise<void>
}

let seeded: ReturnType<typeof seedOnce> | undefined
/** To seed takes six seconds on PostgreSQL and two on SQLite, a copy a third of one: a worker's first app pays for all. */
function demonstration() {
  seeded ??= seedOnce().catch((error: unknown) => {
    // The next app tries anew.
    seeded = undefined
    throw error
  })
  return seeded
}

async function seedOnce() {
  const folder = await mkdtemp(join(inject('runFolder'), 'seeded-'))
  const { database, location } = await createTestDatabase()
  const demoCa = await createDemoCa()
  await seedReference(database)
  await database.hurried(() => seedDemo(database, testClock(), { demoCa, files: openDiskStore(folder), short: true }))
  await database.close()
  return { demoCa, location, folder }
}

/** The whole server with the short demonstration, on a database of its own. */
export async function createTestApp(change: Partial<Services> = {}): Promise<TestApp> {
  const clock = testClock()
  const { demoCa, location, folder: filed } = await demonstration()
  const folder = await mkdtemp(join(inject('runFolder'), 'http-'))
  await cp(filed, folder, { recursive: true })
  const { database, drop } = await createTestDatabase({ copyOf: location })
  const files = openDiskStore(folder)
  const demoClock = await openDemoClock(database, clock)
  const services: Services = {
    database,
    clock: demoClock,
    wall: change.clock ?? clock,
    demoClock,
    platform: platformSource(database, clock, { demo: true, ukeyDriver: change.ukeyDriver ?? 'demo' }),
    demo: true,
    operatorCreditCode: demoOperator,
    passwordKeys: [await createPasswordKey('2030-01-01T00:00:00+08:00')],
    ukeyDriver: 'demo',
    agentKeys: createAgentKeys(),
    files,
    sms: { send: async () => undefined },
    registry: demoRegistry(),
    trustedCas: [demoCa.certificatePem],
    demoCa,
    authority: demoAuthority(demoCa),
    ...change,
  }
  const { app, api } = await buildApp(services)
  return {
    services,
    clock,
    demoCa,
    app,
    api,
    client: () => new TestClient(app, clock),
    async close() {
      await app.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
