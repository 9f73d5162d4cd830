import { useCallback } from 'react'
import { decide } from '#portal/routes/decide.ts'
import { pathOfHref } from '#portal/session/address.ts'
import { useVisitor } from '#portal/session/useSession.ts'

/** Whether an address would be shown to this person: nothing is offered that would be refused (spec §2, §6). */
export function useMayOpen(): (href: string) => boolean {
  const visitor = useVisitor()
  return useCallback((href) => decide(pathOfHref(href), visitor).kind === 'show', [visitor])
}
