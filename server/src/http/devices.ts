import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_COOKIE, DEVICE_DAYS, type From, newDevice } from '../session/devices.ts'

/** Where a request comes from. Its browser gets its cookie with the answer, or keeps it for another half year. */
export function fromOf(request: FastifyRequest, reply: FastifyReply): From & { device: string } {
  const device = knownForm(request.cookies[DEVICE_COOKIE]) ?? newDevice()
  const secure = request.protocol === 'https'
  const maxAge = DEVICE_DAYS * 24 * 60 * 60
  reply.setCookie(DEVICE_COOKIE, device, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
  return { ip: request.ip, device }
}

/** Ours are 32 bytes; whatever else stands there is no browser's. */
const knownForm = (value: string | undefined) => (value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined)
