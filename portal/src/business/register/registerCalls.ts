import { startRegister } from '@jinpiao/contract/register'
import { plainDigits } from '@jinpiao/values/digits'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import { keepRegisterTicket, type RegisterTicket } from '#portal/session/registerTicket.ts'

/** The code of a text message becomes a ticket, which this tab keeps. */
export async function proveMobile(mobile: string, code: string): Promise<RegisterTicket> {
  const proof = await call(startRegister, { body: { mobile, code: plainDigits(code) } })
  const ticket = { ...proof, mobile }
  keepRegisterTicket(ticket)
  return ticket
}

/** The ticket is too old, or of another key of this browser: the number has to be proved again. */
export const isTicketOver = (error: unknown): boolean => error instanceof BusinessError && error.code === '01000112'
