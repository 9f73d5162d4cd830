import type { Area } from '#portal/i18n.ts'
import type { PortalRoute, RouteGroup, RouteTitle } from './route.ts'

/**
 * Rows of pages of the menus, one function for each archetype: `desk(path, title, group, helpIds, texts)`. `texts` are the
 * page's own areas; those that every page of the archetype needs stand here.
 */
const menuPage =
  (archetype: PortalRoute['archetype'], shared: readonly Area[]) =>
  <const Path extends PortalRoute['path']>(
    path: Path,
    title: RouteTitle,
    group: RouteGroup,
    helpIds: readonly string[],
    texts: readonly Area[] = [],
  ): PortalRoute & { path: Path } => ({
    path,
    title,
    archetype,
    access: 'menu',
    group,
    helpIds,
    texts: [...shared, ...texts],
  })

/** A row of a page that belongs to a product: `ticketPage(desk(…))`. */
const pageOf =
  (product: PortalRoute['product'] & string) =>
  <const Row extends PortalRoute>(row: Row) => ({ ...row, product })

export const ticketPage = pageOf('TICKET')
export const exchangePage = pageOf('EXCHANGE')
export const creditFundPage = pageOf('CREDIT_FUND')
export const selfLoanPage = pageOf('SELF_LOAN')
export const chainCreditPage = pageOf('CHAIN_CREDIT')

export const home = menuPage('home', ['home', 'tickets', 'approval', 'trade', 'list'])
export const apply = menuPage('apply', ['approval', 'apply', 'trade', 'list'])
export const desk = menuPage('desk', ['approval', 'trade', 'list'])
export const list = menuPage('list', ['list'])
export const detail = menuPage('detail', [])
export const form = menuPage('form', [])
export const articles = menuPage('articles', [])
export const part = menuPage('part', [])
export const notice = menuPage('notice', [])
export const figures = menuPage('figures', ['list'])
