import * as z from 'zod/mini'
import { agreements } from './agreements.ts'
import { endpoint } from './endpoint.ts'
import { fields, signaturePayload } from './fields.ts'
import { protocolPage } from './permissions/loans.ts'
import { type Problem, problem } from './problems.ts'
import type { Post } from './roles.ts'

/** The version of the agreement that is signed now; it names the text, which the portal has. */
export const protocolVersion: string = agreements.selfLoan.version

/** What a text to sign calls the agreement by; also what `product` of its address is. */
export const protocolId = 'SELF_LOAN'

interface ProtocolFacts {
  userType: 'CORE' | 'CORP' | 'FUNDER'
  post: Post | undefined
  /** When the enterprise has signed it; null: it has not. */
  signedAt: string | null
}

/** Why somebody cannot sign the agreement: it is signed, it is not for his enterprise, it is not his to sign. */
export function protocolRefusal({ userType, post, signedAt }: ProtocolFacts): Problem | undefined {
  if (signedAt !== null) return problem('', '09000105')
  if (userType !== 'CORP') return problem('', '09000120')
  return post === 'DIRECTOR' ? undefined : problem('', '09000119')
}

/** 授信协议: its version, whom it is made with, and whether the caller could sign it now. */
export const getProtocol = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/protocol',
  summary: '金易贷授信协议：版本与签署状态',
  permission: protocolPage,
  data: z.object({
    version: z.string(),
    ...fields('funderName'),
    /** Why the caller cannot sign it now; null: he can. */
    blockedReason: z.nullable(z.string()),
  }),
})

export const signProtocol = endpoint({
  method: 'POST',
  path: '/corp/v1/self-loans/protocol/sign',
  summary: '签署金易贷授信协议',
  permission: protocolPage,
  posts: ['DIRECTOR'],
  body: z.object({
    /** As it was read: one that has changed since is refused. */
    version: z.string().check(z.regex(/^[\w.-]{1,32}$/)),
    signature: signaturePayload,
  }),
  data: z.object({ lineAgreementTime: z.string() }),
})
