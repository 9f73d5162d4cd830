import { openPaths, type ProductFacts } from '@jinpiao/contract/productGates'
import type { MenuResource } from '@jinpiao/contract/session'

/** Every path the person may open: `menus3` flattened, then the product rules of spec §6 (I20). */
export const allowedPaths = (menus: readonly MenuResource[], facts: ProductFacts): ReadonlySet<string> =>
  openPaths(listedPaths(menus), facts)

/** Every path of the server's menu, open or not, groups as `''`. */
export const listedPaths = (menus: readonly MenuResource[]): string[] =>
  menus.flatMap((menu) => [menu.menuBrief, ...listedPaths(menu.childMenuResources)])

/**
 * Paths that the server's menu holds but does not want offered (spec §1: "skipping entries marked hidden"): they open,
 * and no menu shows them. What is below a hidden entry is hidden with it; one visible entry is enough to be offered.
 */
export function hiddenPaths(menus: readonly MenuResource[]): ReadonlySet<string> {
  const offered = new Set(listedPaths(visible(menus)))
  return new Set(listedPaths(menus).filter((path) => !offered.has(path)))
}

const visible = (menus: readonly MenuResource[]): MenuResource[] =>
  menus
    .filter(({ hidden }) => !hidden)
    .map((menu) => ({ ...menu, childMenuResources: visible(menu.childMenuResources) }))
