import { generateKeyPair, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { enrolDemoUkey } from '@jinpiao/contract/session'
import { textCalls } from '@jinpiao/contract/textCalls'
import { createCsr } from '@jinpiao/ukey/csr'
import { type NodeSigner, openNodeSigner } from '@jinpiao/ukey/nodeSigner'
import { seedCorps, seedPeople } from '../seed/enterprises.ts'
import type { TestApp } from './testApp.ts'
import type { TestClient } from './testClient.ts'

/** A person of the demonstration in a browser, with a key of its own. */
export interface UkeyPerson {
  client: TestClient
  ukey: NodeSigner
}

/**
 * A browser with a demonstration UKEY of its own, enrolled for a person of the seed, who has logged in.
 * @example await enrolled(t, 'CO')
 */
export async function enrolled(t: TestApp, person: string): Promise<UkeyPerson> {
  const client = t.client()
  const row = seedPeople.find((candidate) => candidate.key === person)
  const corpName = seedCorps.find((corp) => corp.key === row?.posts[0]?.[0])?.name ?? ''
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const csr = await createCsr(
    { commonName: '自称' },
    spki,
    async (data) => new Uint8Array(sign('sha256', data, privateKey)),
  )
  const { code, data } = await client.call(enrolDemoUkey, { body: { corpName, mobile: row?.mobile ?? '', csr } })
  if (code !== '0') throw new Error(`No key for ${person}: ${code}`)
  const ukey = openNodeSigner(data.certificate, privateKey)
  // Who it is comes from the server, not from the request.
  if (!ukey.certificate.subject.includes(`CN=${row?.name}`))
    throw new Error(`The key names ${ukey.certificate.subject}`)
  await client.enter(person)
  return { client, ukey }
}

type TextCall = 'credits' | 'loans' | 'loansAgain'

/** The person's signature of the text that the server composes for an act on entries, asked for at one of its addresses. */
export async function signatureFor(
  t: TestApp,
  { client, ukey }: UkeyPerson,
  call: TextCall,
  ids: readonly string[],
  act: { businessType: BusinessType; action: SignedAction },
) {
  const { data, code, message } = await client.call(textCalls[call], { params: { ids: ids.join(',') }, query: act })
  if (code !== '0') throw new Error(`No text for ${act.businessType}: ${code} ${message}`)
  const signed = await ukey.sign(data.original, { signingTime: new Date(t.clock.now()) })
  return { ...signed, original: data.original, creditList: data.creditList, businessType: act.businessType }
}
