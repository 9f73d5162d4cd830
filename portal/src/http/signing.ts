import { browserKeyStore, createRequestSigner, type RequestToSign } from '@jinpiao/ukey/requestSigner'
import { serverNow } from './serverClock.ts'
import { isSignedIn } from './sessionHooks.ts'

const signer = createRequestSigner({ store: browserKeyStore(), now: serverNow })

/** Value of the signature header (spec §7); until somebody is signed in the key comes along. */
export function signedHeader(request: Omit<RequestToSign, 'introduce'>): Promise<string> {
  return signer.sign({ ...request, introduce: !isSignedIn() })
}

/** A fresh key for the session that is about to begin; its public half goes with the login. */
export async function newRequestKey() {
  await signer.renew()
  return signer.publicKey()
}
