import { enrolOwnDemoUkey, getControlsEnabled } from '@jinpiao/contract/session'
import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import { type UkeyDriver, UkeyError } from '@jinpiao/ukey/driver'
import { chunk } from '#portal/chunk.ts'
import { call } from '#portal/http/client.ts'
import { refreshSession } from '#portal/session/session.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { asUkeyError, loadUkeyDriver } from '#portal/session/ukeyDriver.ts'

/** What the signing dialog works with. */
export interface SigningKey {
  driver: UkeyDriver
  /** Serial number that the server has registered for the person; the driver must sign with this one (spec §5). */
  certSerialNo: string
  /** Last four characters, for "insert the UKEY …". */
  suffix: string
}

/**
 * The driver for this platform and the person's registered certificate. With UKEY control disabled it is the dummy
 * one (spec §4); a demonstration may have a keyring in the browser.
 *
 * @throws {UkeyError} `NOT_BOUND`: no certificate is registered, and only an administrator can change that (spec §8);
 * `NO_DRIVER`: the platform has no driver.
 */
export async function signingKey(way: UkeyDriverName): Promise<SigningKey> {
  if (!(await call(getControlsEnabled, {}))) {
    const { dummyDriver } = await chunk(import('@jinpiao/ukey/dummyDriver'))
    return { driver: dummyDriver, certSerialNo: '', suffix: '' }
  }
  if (way === 'demo') await ownDemoKey()
  const { certNumber, uKeyCodeSuffix } = store.get(securityAtom) ?? {}
  if (certNumber === undefined) throw new UkeyError('NOT_BOUND')
  return { driver: await loadUkeyDriver(way), certSerialNo: certNumber, suffix: uKeyCodeSuffix ?? '' }
}

/**
 * In a demonstration nobody has a hardware key: a bound person gets one made of this browser's cryptography, once per
 * browser. Later it stays as the demonstrator left it, plugged in or not.
 */
async function ownDemoKey(): Promise<void> {
  const security = store.get(securityAtom)
  if (!security?.user3 || security.certNumber === undefined) return
  const { DemoKeyring } = await chunk(import('@jinpiao/ukey/demoKeyring'))
  const keyring = new DemoKeyring()
  const keys = await keyring.keys().catch(asUkeyError)
  const known = keys.some(({ certificate }) => certificate.certSerialNo === security.certNumber)
  if (known) return
  const { personName, userName, userId } = security.user3
  await keyring.enrol({
    subject: { commonName: personName, organization: userName },
    owner: userId,
    enrol: async (csr) => (await call(enrolOwnDemoUkey, { body: { csr } })).certificate,
  })
  await refreshSession()
}
