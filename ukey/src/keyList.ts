import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { isInTime, openJws, publicJwkOf, signJws } from './jws.ts'
import { type EcPublicJwk, isSameKey } from './thumbprint.ts'

/** Whom a key list is for: no sign request passes for one. */
const AUDIENCE = 'jinpiao-ukey-agent-keys'
const SECONDS = 600

const claims = z.object({
  v: z.literal(1),
  aud: z.literal(AUDIENCE),
  origin: z.string(),
  iat: z.number(),
  exp: z.number(),
  keys: z.array(z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })),
})

/**
 * The list of a server's public keys, signed by the one in use: a program that has pinned this one believes the others.
 *
 * @param keys private, the one in use first.
 * @param at.now milliseconds, by the real clock.
 */
export function signKeyList(
  keys: readonly [KeyObject, ...KeyObject[]],
  at: { origin: string; now: number },
): Promise<string> {
  const iat = Math.floor(at.now / 1000)
  const list: z.infer<typeof claims> = {
    v: 1,
    aud: AUDIENCE,
    origin: at.origin,
    iat,
    exp: iat + SECONDS,
    keys: keys.map(publicJwkOf),
  }
  return signJws(list, keys[0])
}

/**
 * The keys by which a site vouches from now on, the one in use first, if the list it is for this origin, in time, and signed by its own
 * first key, which is pinned already.
 * @returns undefined: not to be believed.
 */
export function readKeyList(
  jws: string,
  pinned: readonly EcPublicJwk[],
  at: { origin: string; now: number },
): EcPublicJwk[] | undefined {
  const opened = openJws(jws, pinned)
  if (typeof opened === 'string') return undefined
  const { success, data } = claims.safeParse(opened.payload)
  if (!success || data.origin !== at.origin || !isInTime(data, at.now) || data.exp - data.iat > SECONDS)
    return undefined
  const [current] = data.keys
  if (current === undefined || !isSameKey(current, opened.by)) return undefined
  return data.keys
}
