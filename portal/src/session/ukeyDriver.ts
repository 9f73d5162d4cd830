import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import { rawCodeOf } from '@jinpiao/ui-kit/lib/ukeyFailure'
import { type UkeyCertificate, type UkeyDriver, UkeyError } from '@jinpiao/ukey/driver'
import { chunk } from '#portal/chunk.ts'
import { isServerTimeKnown, serverNow } from '#portal/http/serverClock.ts'

/**
 * The way to the UKEY on this PC, loaded when one is needed: the program that runs there, or for a demonstration the
 * browser's cryptography, which brings a CMS library along.
 *
 * @param way the platform's own word: the demonstration's driver is loaded nowhere else.
 * @throws {UkeyError} `NO_DRIVER`
 */
export async function loadUkeyDriver(way: UkeyDriverName): Promise<UkeyDriver> {
  if (way === 'none') throw new UkeyError('NO_DRIVER')
  const driver = await (way === 'agent' ? agentDriver() : demoDriver())
  return {
    ...driver,
    list: () => driver.list().catch(asUkeyError),
    sign: (request, options) => driver.sign(request, options).catch(asUkeyError),
  }
}

/** One for the tab: it remembers where the program answered. */
let agent: UkeyDriver | undefined

async function agentDriver(): Promise<UkeyDriver> {
  const { createAgentDriver } = await chunk(import('@jinpiao/ukey/agentDriver'))
  return (agent ??= createAgentDriver())
}

async function demoDriver(): Promise<UkeyDriver> {
  const { createDemoDriver } = await chunk(import('@jinpiao/ukey/demoDriver'))
  return createDemoDriver(undefined, () => new Date(serverNow()))
}

/** Rethrows what a driver threw as an error of the UKEY, with its raw code: no page may take it for the server's. */
export function asUkeyError(thrown: unknown): never {
  if (thrown instanceof UkeyError) throw thrown
  throw Object.assign(new Error('UKEY', { cause: thrown }), { name: 'UkeyError', code: rawCodeOf(thrown) })
}

/** A UKEY that may sign the login in. */
export interface FoundUkey {
  driver: UkeyDriver
  certificate: UkeyCertificate
}

/**
 * The one UKEY that is plugged in (spec §5), for a person who is not known yet.
 *
 * @throws {UkeyError} `NOT_INSERTED`, `MULTIPLE`, `EXPIRED`, or of the driver.
 */
export async function findUkey(way: UkeyDriverName): Promise<FoundUkey> {
  const driver = await loadUkeyDriver(way)
  const [certificate, ...others] = await driver.list()
  if (certificate === undefined) throw new UkeyError('NOT_INSERTED')
  if (others.length > 0) throw new UkeyError('MULTIPLE')
  await requireServerTime()
  if (Date.parse(certificate.notAfter) <= serverNow()) throw new UkeyError('EXPIRED')
  return { driver, certificate }
}

/** The login page may have asked the server nothing yet: any answer tells its time. */
async function requireServerTime(): Promise<void> {
  if (isServerTimeKnown()) return
  const [{ call }, { getPlatformConfig }] = await chunk(
    Promise.all([import('#portal/http/client.ts'), import('@jinpiao/contract/platform')]),
  )
  // Without an answer nobody signs in; what is in the way is said then.
  await call(getPlatformConfig, {}).catch(() => undefined)
}
