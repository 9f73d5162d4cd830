import type { DataOf } from '@jinpiao/contract/endpoint'
import { getInvitation, lookupCorp } from '@jinpiao/contract/register'
import type { RegisterFacts } from '@jinpiao/contract/registerRules'
import { isCreditCode, plainCode } from '@jinpiao/values/creditCode'
import { todayInShanghai } from '@jinpiao/values/days'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import type { RegisterValues } from './registerForm.ts'

export type Lookup = DataOf<typeof lookupCorp>
export type Invitation = DataOf<typeof getInvitation>

const isInviteCode = (code: string): boolean => /^[0-9A-Z]{6,12}$/.test(code)
/** As long as every code that is sent: then it is asked about while the person types on. */
export const INVITE_LENGTH = 12

/** What the server has said about the codes of one form, each asked about once. */
export function createRegisterFacts() {
  const corps = new Map<string, Lookup>()
  /** null: no invitation of this code is open. */
  const invitations = new Map<string, Invitation | null>()

  async function lookUp(creditCode: string, { ticket }: RegisterTicket): Promise<Lookup | undefined> {
    if (!isCreditCode(creditCode)) return undefined
    const known = corps.get(creditCode) ?? (await call(lookupCorp, { query: { creditCode }, ticket }))
    corps.set(creditCode, known)
    return known
  }

  async function findInvitation(inviteCode: string, { ticket }: RegisterTicket): Promise<Invitation | null> {
    if (!isInviteCode(inviteCode)) return null
    const known = invitations.get(inviteCode)
    if (known !== undefined) return known
    const found = await call(getInvitation, { query: { inviteCode }, ticket }).catch((error: unknown) => {
      if (error instanceof BusinessError && error.code === '02000113') return null
      throw error
    })
    invitations.set(inviteCode, found)
    return found
  }

  /** What the rules need to know of these values, as far as it has been asked. */
  function of(values: RegisterValues, { isKnown }: RegisterTicket): RegisterFacts {
    const creditCode = plainCode(values.creditCode)
    const corp = corps.get(creditCode)
    const invitation = invitations.get(plainCode(values.inviteCode))
    const asked = { isInvited: invitation?.creditCode === creditCode }
    return {
      today: todayInShanghai(businessNow()),
      isKnown,
      isOwn: corp?.isOwn ?? false,
      pendingNo: corp?.pendingNo ?? null,
      registeredName: corp?.found?.corpName,
      ...(invitation !== undefined && asked),
    }
  }

  return { lookUp, findInvitation, of }
}
export type KnownFacts = ReturnType<typeof createRegisterFacts>
