/** Of this tab alone, and gone with it; `forgetPerson` takes it away before that. */
export const TICKET_KEY = 'jinpiao.register.ticket'

/** A proved mobile number: what somebody sends who has no account yet. */
export interface RegisterTicket {
  ticket: string
  mobile: string
  expiresAt: string
  /** The number has a password already. */
  isKnown: boolean
}

/** @param now by the server's clock; a ticket that has expired is none. */
export function registerTicket(now: number): RegisterTicket | undefined {
  const stored = sessionStorage.getItem(TICKET_KEY)
  if (stored === null) return undefined
  const ticket = JSON.parse(stored) as RegisterTicket
  return Date.parse(ticket.expiresAt) > now ? ticket : undefined
}

export const keepRegisterTicket = (ticket: RegisterTicket): void =>
  sessionStorage.setItem(TICKET_KEY, JSON.stringify(ticket))
export const dropRegisterTicket = (): void => sessionStorage.removeItem(TICKET_KEY)
