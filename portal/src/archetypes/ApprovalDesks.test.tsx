import { issue } from '@jinpiao/contract/issue'
import type { SecurityData } from '@jinpiao/contract/session'
import { transfer } from '@jinpiao/contract/transfer'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { issueDetail } from '#portal/business/issue/IssueDetail.tsx'
import { transferDetail } from '#portal/business/transfer/TransferDetail.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import { ApprovalDesks, deskAmong } from './ApprovalDesks.tsx'

/** How many wait at the desks of a list, by its address; one that is not named never answers. */
const waiting: Record<string, number> = {}
vi.mock('#portal/http/client.ts', () => ({
  call: ({ path }: { path: string }) => {
    const count = waiting[path]
    const answer = { list: [], pagecond: { page: 1, pageSize: 1, count } }
    return count === undefined ? new Promise(() => {}) : Promise.resolve(answer)
  },
}))
afterEach(() => store.set(securityAtom, undefined))
const wait = (issues: number, transfers: number) => {
  waiting[issue.list.path] = issues
  waiting[transfer.list.path] = transfers
}

const desks = [
  deskAmong({
    of: issue,
    step: 'PENDING_DIRECTOR',
    title: 'directorApprove',
    words: 'director',
    columns: [],
    detail: issueDetail,
  }),
  deskAmong({
    of: issue,
    step: 'PENDING_FINAL',
    title: 'finalApprove',
    words: 'final',
    columns: [],
    detail: issueDetail,
  }),
  deskAmong({
    of: transfer,
    step: 'PENDING_DIRECTOR',
    title: 'splitApprove',
    words: 'transfer',
    columns: [],
    detail: transferDetail,
  }),
]

const signedInAs = (roleCode: string) =>
  store.set(securityAtom, {
    currentRole3: { roleCode },
    user3: { userType: 'CORE' },
    homeUrl: '',
    openedProductCorps: {},
    candidateRoles: [],
    menus3: [],
  } as unknown as SecurityData)
const tabs = (main: Element) =>
  [...(main.querySelector('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [])].map((tab) => tab.textContent)

test('S17: several desks of one page are tabs, those of the post alone; the one that is chosen stays', async () => {
  wait(0, 0)
  signedInAs('ROLE_CORE_DIRECTOR')
  const { main } = await mountPage(<ApprovalDesks title="directorApprove" desks={desks} />)
  await expect.poll(() => tabs(main)).toEqual(['金票开立 0', '金票转让 0'])
  expect(main.querySelectorAll('h1').length).toBe(1)
  await userEvent.click(page.getByRole('tab', { name: '金票转让 0' }))
  const isChosen = () => page.getByRole('tab', { name: '金票转让 0' }).element().getAttribute('aria-selected')
  await expect.poll(isChosen).toBe('true')
  // A tab of the queue stays at the desk.
  await userEvent.click(page.getByRole('tab', { name: '全部' }))
  await expect.poll(() => page.getByRole('tab', { name: '全部' }).element().getAttribute('aria-selected')).toBe('true')
  expect(isChosen()).toBe('true')
})

test('S17: where a post decides at one desk, that desk is the page', async () => {
  signedInAs('ROLE_CORE_FINAL_REVIEW')
  const { main } = await mountPage(<ApprovalDesks title="directorApprove" desks={desks} />)
  expect(main.querySelector('h1')?.textContent).toBe('开立终审')
  expect(tabs(main)).toEqual(['待处理', '我已处理', '全部'])
})

test.each([
  [0, 2, '金票转让 2'],
  [3, 2, '金票开立 3'],
  [0, 0, '金票开立 0'],
])('S17: of desks where %i and %i wait, the first with work opens', async (issues, transfers, name) => {
  wait(issues, transfers)
  signedInAs('ROLE_CORE_DIRECTOR')
  const { main } = await mountPage(<ApprovalDesks title="directorApprove" desks={desks} />)
  await expect.poll(() => main.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe(name)
})
