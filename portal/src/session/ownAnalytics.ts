import { chooseAnalytics as keepChoice } from '@jinpiao/contract/analytics'
import { call } from '#portal/http/client.ts'
import { securityAtom, store } from './store.ts'

/**
 * Whether the person's use of the portal may be recorded, wherever he signs in from now on. A refusal is in force at once,
 * whether the server has heard of it or not.
 *
 * @throws as every call; then the choice is what it was.
 */
export async function chooseAnalytics(analytics: boolean): Promise<void> {
  const before = store.get(securityAtom)?.user3?.analytics
  set(analytics ? before : false)
  try {
    await call(keepChoice, { body: { analytics } })
    set(analytics)
  } catch (error) {
    set(before)
    throw error
  }
}

function set(analytics: boolean | undefined): void {
  const security = store.get(securityAtom)
  if (!security?.user3) return
  const { analytics: _, ...user3 } = security.user3
  store.set(securityAtom, { ...security, user3: { ...user3, ...(analytics !== undefined && { analytics }) } })
}
