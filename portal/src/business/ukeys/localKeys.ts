import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import { getUkeyTest, testUkey } from '@jinpiao/contract/ukeys'
import { type UkeyCertificate, type UkeyDriver, UkeyError } from '@jinpiao/ukey/driver'
import { call } from '#portal/http/client.ts'
import { loadUkeyDriver } from '#portal/session/ukeyDriver.ts'
import { signingKey } from '#portal/signing/signingKey.ts'

/** What this PC has, as far as it could be asked. */
export interface LocalKeys {
  driver: UkeyDriver
  version: string
  inserted: readonly UkeyCertificate[]
}

/** Looks at the driver and at what is plugged in. @throws {UkeyError} there is no driver, or it does not answer. */
export async function lookAtKeys(way: UkeyDriverName): Promise<LocalKeys> {
  // A demonstration makes the person's key in this browser, as it does before the first signature.
  if (way === 'demo') await signingKey(way).catch(() => undefined)
  const driver = await loadUkeyDriver(way)
  const { version } = await driver.hello()
  return { driver, version, inserted: await driver.list() }
}

/** What keeps the keys that are plugged in from signing; undefined: nothing. */
export function faultOf(
  inserted: readonly UkeyCertificate[],
  registered: { certSerialNo: string | undefined; suffix: string },
): { of: 'keys' | 'serial'; error: UkeyError } | undefined {
  const expectedSuffix = registered.suffix
  const [only, ...others] = inserted
  if (only === undefined) return { of: 'keys', error: new UkeyError('NOT_INSERTED', { expectedSuffix }) }
  if (others.length > 0) return { of: 'keys', error: new UkeyError('MULTIPLE', { expectedSuffix }) }
  if (registered.certSerialNo === undefined) return { of: 'serial', error: new UkeyError('NOT_BOUND') }
  if (only.certSerialNo === registered.certSerialNo) return undefined
  return { of: 'serial', error: new UkeyError('WRONG_CERT', { expectedSuffix, foundSuffix: only.suffix }) }
}

/** Signs what the server has made up for it; nothing is done by this signature. */
export async function tryKey(
  driver: UkeyDriver,
  key: Pick<UkeyCertificate, 'certSerialNo' | 'algorithmType'>,
  pin: string,
) {
  const { certSerialNo, algorithmType } = key
  const { original, signRequest } = await call(getUkeyTest, { query: { certSerialNo, algorithmType } })
  const { signature } = await driver.sign({ original, certSerialNo, pin, ...(signRequest && { signRequest }) })
  return call(testUkey, { body: { certSerialNo, original, signature } })
}
