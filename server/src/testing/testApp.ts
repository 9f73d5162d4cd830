import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoCa } from '@jinpiao/ukey/demoCa'
import { createPasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { inject } from 'vitest'
import { openDemoClock } from '../db/demoClock.ts'
import { openDiskStore } from '../files/store.ts'
import { type BuildOptions, buildApp } from '../http/app.ts'
import type { Services } from '../http/services.ts'
import { demoAuthority } from '../outside/certificateAuthority.ts'
import type { SmsGateway } from '../outside/smsGateway.ts'
import { platformSource } from '../platform/platform.ts'
import { demoOperator } from '../seed/enterprises.ts'
import { demoRegistry } from '../seed/registry.ts'
import { createAgentKeys } from '../session/agentKeys.ts'
import { demonstration, type Length, type Moment } from './demonstration.ts'
import { TestClient } from './testClient.ts'
import { type TestClock, testClock } from './testClock.ts'
import { createTestDatabase } from './testDatabase.ts'

export interface TestApp {
  services: Services
  /** Real time, and business time until `demoClock` of the services moves it. */
  clock: TestClock
  demoCa: DemoCa
  /** Takes every text message, until a test has it fail. */
  sms: SmsGateway
  /** A new browser. */
  client(): TestClient
  app: Awaited<ReturnType<typeof buildApp>>['app']
  api: Awaited<ReturnType<typeof buildApp>>['api']
  close(): Promise<void>
}

let passwordKey: ReturnType<typeof createPasswordKey> | undefined
/** The key of every app of a worker: to make one takes a quarter of a second, and which it is no test asks. */
const workersPasswordKey = () => (passwordKey ??= createPasswordKey('2030-01-01T00:00:00+08:00'))

/**
 * The server with the demonstration, short unless a test asks for all of it, as it was seeded or so many days after, on a
 * database of its own; the pages of documentation where a test reads them.
 */
export async function createTestApp(
  change: Partial<Services> = {},
  { docs = false, length = 'short', after = 0 }: BuildOptions & { length?: Length; after?: Moment } = {},
): Promise<TestApp> {
  const clock = testClock()
  const { demoCa, location, folder: filed } = await demonstration(length, after)
  const folder = await mkdtemp(join(inject('runFolder'), 'http-'))
  await cp(filed, folder, { recursive: true })
  const { database, drop } = await createTestDatabase({ copyOf: location })
  const files = openDiskStore(folder)
  const demoClock = await openDemoClock(database, clock)
  const sms: SmsGateway = { send: async () => undefined }
  const services: Services = {
    database,
    clock: demoClock,
    wall: change.clock ?? clock,
    demoClock,
    platform: platformSource(database, clock, { demo: true, ukeyDriver: change.ukeyDriver ?? 'demo' }),
    demo: true,
    operatorCreditCode: demoOperator,
    passwordKeys: [await workersPasswordKey()],
    ukeyDriver: 'demo',
    agentKeys: createAgentKeys(),
    files,
    sms,
    mail: { send: async () => undefined },
    registry: demoRegistry(),
    trustedCas: [demoCa.certificatePem],
    demoCa,
    authority: demoAuthority(demoCa),
    ...change,
  }
  const { app, api } = await buildApp(services, { docs })
  return {
    services,
    clock,
    demoCa,
    sms,
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
