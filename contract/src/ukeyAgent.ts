import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, serial } from './fields.ts'

/** How pages reach UKEYs here (`UKEY_DRIVER`): by the program on the person's PC, in the browser itself, or not at all. */
export const ukeyDrivers = ['agent', 'demo', 'none'] as const
export type UkeyDriverName = (typeof ukeyDrivers)[number]

const key = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })

/** The keys by which this server vouches for texts to sign, the one in use first: a UKEY program pins them for its origin. */
export const getUkeyAgentKeys = endpoint({
  method: 'GET',
  path: '/v1/ukey/agent/keys',
  summary: 'UKEY 程序据以核对签名请求的公钥，当前使用的在前',
  permission: 'anyone',
  unsigned: true,
  data: z.object({
    keys: z.array(key),
    /** The same keys, signed by the first: who trusts that one already needs to ask nobody about the others. */
    proof: z.string(),
  }),
})

/** What asks for a text that proves a key and nothing else: its certificate, and of which kind its reader says that it is. */
export const challengeQuery = z.object({
  certSerialNo: serial,
  algorithmType: z.optional(z.enum(['ALG_RSA', 'ALG_SM2'])),
})
export const challenge = z.object({
  original: z.string(),
  expiresAt: instant,
  /** As of any text to sign. */
  signRequest: z.optional(z.string()),
})
