import { type BusinessType, businessTypes, flowOf, isFormOf } from '@jinpiao/contract/flow'
import type { ProductCode } from '@jinpiao/contract/productKinds'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { routes } from '#portal/routes/routes.ts'
import { useVisitor } from '#portal/session/useSession.ts'

interface Entry {
  href: string
  /** What the reader applies for there, where it is a form to him. */
  of?: BusinessType
}

/** Where the work with a product begins, for the reader; undefined: no page of it is open to him. */
export function useEntry(product: ProductCode): Entry | undefined {
  const visitor = useVisitor()
  const mayOpen = useMayOpen()
  const { post } = useRole()
  const home = homeOf(visitor)
  if (product === 'TICKET') return mayOpen(home) ? { href: home } : undefined
  const href = routes.find((route) => route.product === product && !route.hideInMenu && mayOpen(route.path))?.path
  if (href === undefined) return undefined
  const of = post && businessTypes.find((type) => isFormOf(flowOf(type), href, post))
  return { href, ...(of !== undefined && { of }) }
}
