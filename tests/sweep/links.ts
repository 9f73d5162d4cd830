import { formPages } from '@jinpiao/contract/flow'
import { routes } from '@jinpiao/portal/routes/routes'
import type { Desk } from './desks.ts'
import { type Finding, findings } from './finding.ts'

/** What a form that cannot be begun is called: `obstacle.title` of the portal's `apply` texts. */
const REFUSED = '暂不能办理：'
/** A link about something stored, or to another tab than that of the form: not one to a new form. */
const ofStored = /[?&](pkApply|id|edit|copy|ukey)=|[?&]tab=(?!import)/

/**
 * Decision 0053, what is offered is taken: no link of the page leads its reader to a page that is closed to him, or to a form
 * that is refused before it is begun.
 */
export async function checkLinks({ visit: { page }, sees, headingOf }: Desk): Promise<Finding[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(window.pageTools.isShown).map((link) => ({
      path: link.pathname.replace(/^\/cv3(?=\/)/, ''),
      search: link.search,
      where: window.pageTools.pathOf(link),
    })),
  )
  const found: Omit<Finding, 'probe'>[] = []
  for (const { path, search, where } of links) {
    const route = routes.find((each) => each.path === path)
    const href = path + search
    if (route !== undefined && !sees(route)) {
      found.push({ rule: 'closed', where, message: `${href} is closed to its reader` })
    } else if (formPages.includes(path) && !ofStored.test(search)) {
      const heading = await headingOf(href)
      if (heading.startsWith(REFUSED)) found.push({ rule: 'refused', where, message: `${href} is called ${heading}` })
    }
  }
  return findings('links', found)
}
