import type { SecurityData } from '@jinpiao/contract/session'
import { useAtomValue } from 'jotai'
import { securityAtom, type Visitor, visitorAtom } from './store.ts'

/** Who is signed in. Only for what the guard shows to signed-in people. */
export function useSecurity(): SecurityData {
  const security = useAtomValue(securityAtom)
  if (!security) throw new Error('Nobody is signed in')
  return security
}

/** The same person as the guard sees them. */
export function useVisitor(): Visitor {
  const visitor = useAtomValue(visitorAtom)
  if (visitor === null) throw new Error('Nobody is signed in')
  return visitor
}
