import type { EmailProof } from '@jinpiao/contract/person'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { placeOf } from '../session/devices.ts'
import { proveEmail } from '../session/emailProof.ts'
import type { Identity } from '../session/identity.ts'
import { openPassword } from '../session/passwordKeys.ts'
import { fromOf } from './devices.ts'
import { inRealTime, type Services } from './services.ts'

interface Calling {
  identity: Identity
  request: FastifyRequest
  reply: FastifyReply
}

/** The proof of an address that came with a call: @throws {BusinessError} as `proveEmail` does. */
export async function requireEmailProof(
  all: Services,
  { identity: { person }, request, reply }: Calling,
  email: string,
  { code, password }: EmailProof,
): Promise<void> {
  const services = inRealTime(all)
  const place = await placeOf(services.database.read, fromOf(request, reply), person.personId)
  await proveEmail(
    services,
    { person, place, email },
    { code, password: await openPassword(services, 'CURRENT', password) },
  )
}
