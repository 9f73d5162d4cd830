import type { Application } from '@jinpiao/contract/applications'
import { issue } from '@jinpiao/contract/issue'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { applicationQuery } from './applicationQuery.ts'
import { DeskActions } from './DeskActions.tsx'
import type { Decisions } from './useDecisions.ts'

vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

const decisions = { busy: false, approve: vi.fn(), sendBack: vi.fn() } as unknown as Decisions

/** The detail as a director sees it. */
async function detailWith(actions: Application['actions']) {
  const client = new QueryClient()
  client.setQueryData(applicationQuery(issue, 'A1').queryKey, {
    application: {
      pkApply: 'A1',
      applyNo: 'SQ20261124000005',
      businessType: 'ISSUE',
      state: 'PENDING_DIRECTOR',
      amount: null,
      returnReason: null,
      lineSums: null,
      actions,
    },
    amountInWords: '',
    hints: [],
    prices: [],
    checks: [],
    changes: [],
    steps: [],
  } as never)
  const { main } = await mountPage(
    <ApplicationDetail
      of={issue}
      parts={{ face: () => ({ promisedDate: null, days: ['tenorDays', null] }), facts: () => null }}
      pkApply="A1"
      backHref="/"
      backLabel="开立复核"
      actions={({ application }) => <DeskActions words="director" rows={[application]} decisions={decisions} />}
    />,
    client,
  )
  await expect.element(page.getByRole('heading', { name: /SQ/ })).toBeVisible()
  return main
}

test('what must be refused says why, is not offered for signature, and can be sent back with that reason', async () => {
  const reason = '承诺付款日必须晚于今天'
  await detailWith([
    { action: 'APPROVE', allowed: false, reason },
    { action: 'RETURN', allowed: true },
  ])
  const banner = page.getByRole('region', { name: '这笔申请不能通过' })
  await expect.poll(() => banner.element().textContent).toContain(reason)
  expect(page.getByRole('button', { name: '复核通过' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '驳回' }))
  await userEvent.click(page.getByRole('button', { name: reason }))
  await expect.element(page.getByRole('textbox', { name: '原因' })).toHaveValue(reason)
})

test('what somebody else has to decide offers neither act, and says why', async () => {
  const reason = '本人提交，需其他主管复核'
  const main = await detailWith([
    { action: 'APPROVE', allowed: false, reason },
    { action: 'RETURN', allowed: false, reason },
  ])
  expect(main.textContent).toContain(reason)
  // What is left does nothing to the application.
  expect([...main.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['复制编号', '打印'])
})
