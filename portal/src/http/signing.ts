import { browserKeyStore, createRequestSigner, type RequestToSign } from '@jinpiao/ukey/requestSigner'
import { serverNow } from './serverClock.ts'
import { isSignedIn } from './sessionHooks.ts'

const signer = createRequestSigner({ store: browserKeyStore(), now: serverNow })

/** Value of the signature header (spec §7); until somebody is signed in the key comes along. */
export function signedHeader(request: Omit<RequestToSign, 'introduce'>): Promise<string> {
  return signer.sign({ ...request, introduce: !isSignedIn() })
}

/**
 * A fresh key for the session that is about to begin; its public half goes with the login. All windows sign with the
 * stored one, so it is stored only when the login has succeeded: a wrong password ends nobody's session.
 */
export const newRequestKey = () => signer.prepare()
