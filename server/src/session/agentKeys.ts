import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { publicJwkOf } from '@jinpiao/ukey/jws'
import { createKeyFile, readIfThere } from '@jinpiao/ukey/keyFile'
import { signKeyList } from '@jinpiao/ukey/keyList'
import { SIGN_REQUEST_AUDIENCE, SIGN_REQUEST_SECONDS, signSignRequest } from '@jinpiao/ukey/signRequest'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import type { Vouch } from '../acts/context.ts'
import { StartError } from '../config.ts'
import type { Clock } from '../domain/clock.ts'

const FILE = 'agent-key.pem'

/** The key that vouches for texts, and the one that follows it: whoever has pinned both misses no change. */
export type AgentKeys = readonly [KeyObject, ...KeyObject[]]

const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
export const createAgentKeys = (): AgentKeys => [newKey(), newKey()]

/**
 * Keys by which this server vouches for texts before the UKEY programs of PCs. They stand in the data folder, the one in
 * use first, and all servers that share the folder share them. To change it, take the first one out of the file and put a
 * new one behind the other: programs that know the second one fetch the third by it.
 * @throws {StartError} the file is damaged.
 */
export async function loadAgentKeys(folder: string): Promise<AgentKeys> {
  const path = join(folder, FILE)
  const text = await readIfThere(path)
  if (text !== undefined) return readKeys(path, text)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const keys = createAgentKeys()
  const made = keys.map((key) => key.export({ type: 'pkcs8', format: 'pem' })).join('')
  return (await createKeyFile(path, made)) ? keys : loadAgentKeys(folder)
}

function readKeys(path: string, text: string): AgentKeys {
  try {
    const blocks = text.match(/-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g) ?? []
    const [first, ...others] = blocks.map((block) => createPrivateKey(block))
    const isRight = (key: KeyObject) => key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    if (first !== undefined && [first, ...others].every(isRight)) return [first, ...others]
  } catch {
    // Said below.
  }
  throw new StartError(`${path} is damaged: remove it, and new keys are made, which every PC has to trust anew`)
}

export const publishedKeys = (keys: AgentKeys): EcPublicJwk[] => keys.map(publicJwkOf)

/**
 * The same list, signed by the key in use: a program that has pinned this one learns the next one by it.
 * @param origin of the host that was called, `https://corp.example`.
 */
export const provenKeys = (
  { agentKeys, wall }: { agentKeys: AgentKeys; wall: Clock },
  origin: string,
): Promise<string> => signKeyList(agentKeys, { origin, now: wall.now() })

/**
 * Vouches for texts that a page of this origin shows.
 * @param wall the real clock, which the PC has, too: no demonstration moves it
 */
export function vouchFor({ agentKeys: [key], wall }: { agentKeys: AgentKeys; wall: Clock }, origin: string): Vouch {
  return (text) => {
    const iat = Math.floor(wall.now() / 1000)
    const exp = iat + SIGN_REQUEST_SECONDS
    return signSignRequest({ v: 1, aud: SIGN_REQUEST_AUDIENCE, origin, iat, exp, ...text }, key)
  }
}
