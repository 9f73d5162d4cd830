import type { Application } from '@jinpiao/contract/applications'
import { issue } from '@jinpiao/contract/issue'
import { useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '#portal/http/client.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ApprovalDesk } from './ApprovalDesk.tsx'
import type { Desk } from './desk.ts'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))

const rowOf = (number: number) =>
  ({
    pkApply: `A${number}`,
    applyNo: `SQ2026112700000${number}`,
    businessType: 'ISSUE',
    state: 'PENDING_DIRECTOR',
    amount: '60000.00',
    supplierName: '江城精铸有限公司',
    promisedDate: '2027-03-01',
    returnReason: null,
    lineSums: null,
    actions: [
      { action: 'APPROVE', allowed: true },
      { action: 'RETURN', allowed: true },
    ],
  }) as unknown as Application

const desk = {
  of: issue,
  step: 'PENDING_DIRECTOR',
  title: 'directorApprove',
  words: 'director',
  columns: [],
  detail: { face: () => ({ counterparty: '江城精铸有限公司' }), facts: () => null },
} as unknown as Desk<typeof issue>

/** A server with this queue: whoever is sent back leaves it. */
function queueOf(numbers: readonly number[]) {
  let waiting = numbers.map(rowOf)
  const answer = async (endpoint: unknown, input: { params?: { pkApply: string }; body?: { pkApplys: string[] } }) => {
    if (endpoint === issue.list)
      return { list: waiting, pagecond: { page: 1, pageSize: 20, count: waiting.length }, sums: {} }
    if (endpoint === issue.get) {
      const application = rowOf(Number(input.params?.pkApply.slice(1)))
      return {
        application,
        amountInWords: '陆万元整',
        files: [],
        steps: [],
        changes: [],
        prices: [],
        hints: [],
        checks: [],
      }
    }
    const sent = input.body?.pkApplys ?? []
    waiting = waiting.filter(({ pkApply }) => !sent.includes(pkApply))
    return { results: sent.map((id) => ({ id, no: id, ok: true, code: '0', message: '' })) }
  }
  vi.mocked(call).mockImplementation(answer as unknown as typeof call)
}

/** The desk, whose links do not leave the page of the test. */
function Routed() {
  const navigate = useNavigate()
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: Event) => {
      const link = (event.target as Element).closest('a')
      if (link === null) return
      event.preventDefault()
      void navigate(link.getAttribute('href') ?? '')
    }
    const box = host.current
    box?.addEventListener('click', follow)
    return () => box?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <div ref={host}>
      <ApprovalDesk desk={desk} />
    </div>
  )
}

async function sendBack() {
  await page.getByRole('button', { name: '驳回' }).click()
  const dialog = () => document.querySelector('[role=dialog]')?.textContent
  await expect.poll(dialog).toMatch(/SQ2026112700000\d.*江城精铸有限公司.*60,000\.00/)
  await userEvent.click(page.getByRole('button', { name: '承诺付款日', exact: true }))
  await expect.element(page.getByRole('textbox', { name: /原因/ })).toHaveValue('承诺付款日：')
  await userEvent.click(page.getByRole('button', { name: '贸易背景不真实' }))
  await page.getByRole('dialog').getByRole('button', { name: '驳回', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: '已驳回，共 1 笔' })).toHaveFocus()
}
/** The first 下一笔 of the page, which is the one of the answer. */
const nextOne = (pkApply: string) =>
  expect
    .element(page.getByRole('link', { name: /^下一笔/ }).first())
    .toHaveAttribute('href', `/desk?pkApply=${pkApply}`)
const toNext = () =>
  page
    .getByRole('link', { name: /^下一笔/ })
    .first()
    .click()

test('after 驳回 one line says so and 下一笔 leads through the whole queue, back to what was left out', async () => {
  queueOf([1, 2, 3])
  await mountPage(
    <Routes>
      <Route path="/" element={<Navigate to="/desk?pkApply=A2" />} />
      <Route path="/desk" element={<Routed />} />
    </Routes>,
  )
  await expect.element(page.getByText('第 2 / 3 笔')).toBeVisible()
  await sendBack()
  expect(page.getByText('当前状态下您没有可以办理的操作').elements()).toEqual([])
  await nextOne('A3')
  await toNext()
  await expect.element(page.getByText('第 2 / 2 笔')).toBeVisible()
  await sendBack()
  // A1 was left out: it is the last of the queue.
  await nextOne('A1')
  await toNext()
  await expect.element(page.getByText('第 1 / 1 笔')).toBeVisible()
  await sendBack()
  expect(page.getByRole('link', { name: /下一笔/ }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '继续处理' })).toBeVisible()
})
