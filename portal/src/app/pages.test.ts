import { expect, test } from 'vitest'
import { pageFileOf } from '#portal/routes/pageFile.ts'
import { routes } from '#portal/routes/routes.ts'
import { pages } from './pages.ts'

test.each([
  ['/login', '/Login.tsx'],
  ['/help/index', '/help/Index.tsx'],
  ['/error-page/403', '/error-page/403.tsx'],
  ['/credit/core/issue/director-approve', '/credit/core/issue/DirectorApprove.tsx'],
])('the address %s is the path of its file %s', (path, file) => {
  expect(pageFileOf(path)).toBe(file)
})

test('every row of the route tables has a page, and every page has a row', () => {
  const files = routes.map(({ path }) => `../pages${pageFileOf(path)}`)
  expect(Object.keys(pages).toSorted()).toEqual(files.toSorted())
})
