import type { ComponentType } from 'react'
import { pageFileOf } from '#portal/routes/pageFile.ts'
import type { RoutePath } from '#portal/routes/routes.ts'

/** What lies in `pages/` is a page, each a file that is loaded when the page is opened. */
export const pages = import.meta.glob<{ default: ComponentType }>(['../pages/**/*.tsx', '!../pages/**/*.test.tsx'])

/** @throws where no file has this address: `pages.test.ts` compares them. */
export function importPage(path: RoutePath): Promise<{ default: ComponentType }> {
  const load = pages[`../pages${pageFileOf(path)}`]
  if (load === undefined) throw new Error(`No page for ${path}`)
  return load()
}
