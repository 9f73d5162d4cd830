import { expect, test } from 'vitest'
import { routes } from '#portal/routes/routes.ts'
import { pages } from './pages.ts'

/** `/credit/core/issue/director-approve` → `pages/credit/core/issue/DirectorApprove.tsx`; `/login` → `pages/login/Login.tsx`. */
function fileOf(path: string): string {
  const segments = path.slice(1).split('/')
  const last = segments.pop() ?? ''
  const name = last.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
  return ['pages', ...(segments.length === 0 ? [last] : segments), `${name}.tsx`].join('/')
}

/** A name that a file cannot have, or that says less than the page's own. */
const named: Record<string, string> = {
  '/error-page/403': 'pages/error-page/Forbidden.tsx',
  '/error-page/404': 'pages/error-page/NotFound.tsx',
}

test.each(routes.map(({ path }) => path))('the address %s is the path of its file', (path) => {
  expect(String(pages[path])).toContain(named[path] ?? fileOf(path))
})
