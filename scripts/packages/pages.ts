import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type { ScratchApp } from './scratchApp.ts'

/**
 * Pages as others write them: a form of the browser's and one of react-hook-form, both with every field; and one of an
 * application that has a look of its own.
 */
export const pageNames = ['NativeForm', 'HookForm', 'OwnLook'] as const
export type PageName = (typeof pageNames)[number]

export const pageSource = (name: PageName): string =>
  readFileSync(join(import.meta.dirname, 'pages', `${name}.tsx`), 'utf8')

/** Builds the page and opens it, answered from the disk: no server, no port. */
export async function openPage(browser: Browser, app: ScratchApp, name: PageName): Promise<Page> {
  await app.build(name, pageSource(name))
  const page = await browser.newPage()
  await page.route('http://scratch.invalid/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.startsWith('/assets/') ? pathname : 'index.html'
    return route.fulfill({ path: join(app.folder, name, 'dist', file) })
  })
  await page.goto('http://scratch.invalid/')
  return page
}
