import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { QuickActions } from './QuickActions.tsx'

let who = visitor()
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => who }))
beforeEach(() => {
  who = visitor()
})

test('product §4.3: an operator begins one ticket or a sheet of them from home', async () => {
  const { main, unmount } = await mountPage(<QuickActions />)
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['批量导入', '/credit/core/issue/issue?tab=import'],
    ['新增开立', '/credit/core/issue/issue'],
  ])
  unmount()
})

test('product §4.3: who may pay as well begins a redemption from there', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/core/redeem/register']) })
  const { main, unmount } = await mountPage(<QuickActions />)
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['兑付登记', '/credit/core/redeem/register']])
  unmount()
})

test('a supplier’s operator passes a ticket on or finances it, and the money comes last', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/chain/transfer/apply', '/credit/chain/finance/apply']) })
  const { main, unmount } = await mountPage(<QuickActions />)
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['转让金票', '/credit/chain/transfer/apply'],
    ['申请融资', '/credit/chain/finance/apply'],
  ])
  unmount()
})

test('I21: who may not issue is offered neither', async () => {
  who = visitor({ allowedPaths: new Set([home]) })
  const { main, unmount } = await mountPage(<QuickActions />)
  expect(main.textContent).toBe('')
  unmount()
})
