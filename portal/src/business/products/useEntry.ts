import type { ProductCode } from '@jinpiao/contract/productKinds'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { routes } from '#portal/routes/routes.ts'
import { useVisitor } from '#portal/session/useSession.ts'

/** Where the work with a product begins, for the reader; undefined: no page of it is open to him. */
export function useEntry(product: ProductCode): string | undefined {
  const visitor = useVisitor()
  const mayOpen = useMayOpen()
  const home = homeOf(visitor)
  if (product === 'TICKET') return mayOpen(home) ? home : undefined
  return routes.find((route) => route.product === product && !route.hideInMenu && mayOpen(route.path))?.path
}
