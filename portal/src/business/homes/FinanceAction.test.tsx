import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { FinanceAction } from './FinanceAction.tsx'

let who = visitor()
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => who }))
beforeEach(() => {
  who = visitor({ allowedPaths: new Set([home, '/credit/chain/finance/apply']) })
})

test('a supplier’s operator begins a financing from home', async () => {
  const { main, unmount } = await mountPage(<FinanceAction />)
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['申请融资', '/credit/chain/finance/apply']])
  unmount()
})

test('I21: who may not finance is not offered it', async () => {
  who = visitor({ allowedPaths: new Set([home]) })
  const { main, unmount } = await mountPage(<FinanceAction />)
  expect(main.textContent).toBe('')
  unmount()
})
