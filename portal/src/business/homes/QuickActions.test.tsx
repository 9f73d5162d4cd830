import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home, visitor } from '#portal/session/testing/visitors.ts'
import { QuickActions } from './QuickActions.tsx'

let who = visitor()
let security = {}
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => who, useSecurity: () => security }))
/** By type of application: what stands in its way. */
let standing: Record<string, object[]> = {}
let asked: (readonly string[])[] = []
let suspendedBy: object | null = null
vi.mock('./useFigures.ts', () => ({ useFigures: () => ({ data: { suspendedBy } }) }))
vi.mock('#portal/http/client.ts', () => ({
  call: async (_: object, { query: { types } }: { query: { types: readonly string[] } }) => {
    asked.push(types)
    return types.map((type) => ({ type, found: standing[type] ?? [] }))
  },
}))
beforeEach(() => {
  who = visitor()
  security = {}
  standing = {}
  asked = []
  suspendedBy = null
})

/** Texts and addresses of what is offered, and which of it is the act that the page is for. */
async function offered(count: number) {
  const { main, unmount } = await mountPage(<QuickActions />)
  await expect.poll(() => main.querySelectorAll('a').length).toBe(count)
  const links = Array.from(main.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')])
  unmount()
  return links
}

test('product §4.3: an operator begins one ticket or a sheet of them from home', async () => {
  expect(await offered(2)).toEqual([
    ['批量导入', '/credit/core/issue/issue?tab=import'],
    ['新增开立', '/credit/core/issue/issue'],
  ])
})

test('product §4.3: who may pay as well begins a redemption from there', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/core/redeem/register']) })
  expect(await offered(1)).toEqual([['兑付登记', '/credit/core/redeem/register']])
})

test('a supplier’s operator passes a ticket on or finances it, and the money comes last', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/chain/transfer/apply', '/credit/chain/finance/apply']) })
  expect(await offered(2)).toEqual([
    ['转让金票', '/credit/chain/transfer/apply'],
    ['申请融资', '/credit/chain/finance/apply'],
  ])
})

test('0053: an issuer that is suspended is offered to pay, and no ticket that would be refused', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/core/issue/issue', '/credit/core/redeem/register']) })
  standing = { ISSUE: [{ name: 'ISSUE_SUSPENDED', message: '因存在逾期未兑付，开立业务已暂停', pkApply: null }] }
  expect(await offered(1)).toEqual([['兑付登记', '/credit/core/redeem/register']])
})

test('0053: a suspended issuer with nothing left to register is not led there first', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/core/issue/issue', '/credit/core/redeem/register']) })
  standing = { ISSUE: [{ name: 'ISSUE_SUSPENDED', message: '因存在逾期未兑付，开立业务已暂停', pkApply: null }] }
  const looks: (string | undefined)[] = []
  for (const count of [1, 0]) {
    suspendedBy = { choosable: { count } }
    const { main, unmount } = await mountPage(<QuickActions />)
    await expect.poll(() => main.querySelectorAll('a').length).toBe(1)
    looks.push(main.querySelector('a')?.className)
    unmount()
  }
  expect(looks[0]).not.toBe(looks[1])
})

test('a purchaser puts papers together and applies with them, as far as nothing stands in the way', async () => {
  who = visitor({ allowedPaths: new Set([home, '/credit/finance-data/create/finance']) })
  const papers = ['新增融资资料', '/credit/finance-data/create/finance?pack=1']
  expect(await offered(1)).toEqual([papers])
  security = { currentRole3: { roleCode: 'ROLE_PURCHASE' } }
  expect(await offered(2)).toEqual([papers, ['申请采购融资', '/credit/finance-data/create/finance']])
  standing = { PUR_FINANCE: [{ name: 'OPEN_APPLICATION', message: '已有一笔申请办理中', pkApply: '1' }] }
  expect(await offered(1)).toEqual([papers])
})

test('I21: who may not issue is offered neither', async () => {
  who = visitor({ allowedPaths: new Set([home]) })
  expect(await offered(0)).toEqual([])
  expect(asked).toEqual([])
})
