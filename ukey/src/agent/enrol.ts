import { API_BASE } from '@jinpiao/contract/envelope'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { enrolDemoUkey } from '@jinpiao/contract/session'
import * as z from 'zod/mini'
import { fromPem } from '../certificate.ts'
import { createRequestSigner, type RequestKey } from '../requestSigner.ts'
import type { Plugged } from './keyring.ts'

const envelope = z.object({ message: z.string(), data: z.nullish(enrolDemoUkey.data) })

/** Whose key it becomes: somebody whom the demonstration knows. */
export interface Holder {
  corpName: string
  mobile: string
}

/**
 * Makes a key in a token and has a demonstration's authority certify it: there is no factory of keys.
 * @param origin e.g. `http://localhost:8080`.
 * @returns the certificate's serial number.
 * @throws {Error} with what the server says; {UkeyError} of the token.
 */
export async function enrol({ port, token }: Plugged, pin: string, origin: string, holder: Holder): Promise<string> {
  const csr = await port.newKey(token.serial, pin, { commonName: holder.mobile })
  const { method, path } = enrolDemoUkey
  const body = JSON.stringify({ ...holder, csr })
  const answer = await fetch(`${origin}${API_BASE}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await ownSigner().sign({ method, path, query: '', body, introduce: true }),
    },
    body,
  })
  const { message, data } = envelope.parse(await answer.json())
  if (data == null) throw new Error(`${origin} answers ${message}`)
  await port.install(token.serial, pin, fromPem(data.certificate, 'CERTIFICATE'))
  return data.certSerialNo
}

/** A stranger's signature of the request, by a key that is forgotten. */
function ownSigner() {
  let key: RequestKey | undefined
  const store = {
    get: async () => key,
    set: async (made: RequestKey) => {
      key = made
    },
  }
  return createRequestSigner({ store, now: Date.now })
}
