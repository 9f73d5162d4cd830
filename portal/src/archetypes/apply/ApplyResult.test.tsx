import {
  type BusinessType,
  businessTypes,
  flowOf,
  pendingStatesOf,
  statesOf,
  stateWordsOf,
} from '@jinpiao/contract/flow'
import { counterparty } from '@jinpiao/contract/flowRow'
import { issue } from '@jinpiao/contract/issue'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { ApplyResult } from './ApplyResult.tsx'
import type { Apply } from './apply.ts'
import type { ApplyOutcome } from './useSubmit.ts'

let standing: object[] = []
/** What the server answers of the application; of null it does not answer. */
let stored: object | null = null
vi.mock('#portal/http/client.ts', () => ({
  call: ({ path }: { path: string }, { signal }: { signal?: AbortSignal } = {}) => {
    if (path.endsWith('/obstacles')) return Promise.resolve(standing)
    if (stored) return Promise.resolve(stored)
    // Given up with its page: only four are asked at once.
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  },
}))

vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor() }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))

const apply = {
  of: issue,
  name: 'issue',
  title: 'issue',
  columns: ['supplierName', 'amount', 'promisedDate'],
} as unknown as Apply<typeof issue, object>

async function resultOf(outcome: ApplyOutcome, type: BusinessType = 'ISSUE') {
  const of = { ...apply, of: { ...issue, type } } as unknown as Apply<typeof issue, object>
  const pkApplys = outcome.results.map(({ id }) => id)
  const { main } = await mountPage(
    <Routes>
      <Route path="/" element={<Navigate to="/result" state={outcome} />} />
      <Route path="/result" element={<ApplyResult apply={of} pkApplys={pkApplys} next={null} />} />
    </Routes>,
  )
  await expect.poll(() => main.querySelector('h1')?.textContent).toContain('已提交')
  expect(main.querySelector('[aria-busy=true]')).toBeNull()
  return main
}

test('the result of one stands at once: amount in figures and words, number, party, what comes next', async () => {
  const main = await resultOf({
    results: [{ id: 'A1', no: 'SQ20261127000001', ok: true, code: '0', message: '' }],
    parties: [{ name: '江城精铸有限公司', amount: 6_000_000n }],
  })
  expect(main.textContent).toMatch(/60,000\.00.*陆万元整/)
  expect(main.textContent).toContain('SQ20261127000001')
  expect(main.textContent).toContain('江城精铸有限公司')
  const steps = [...main.querySelectorAll('ol[aria-label="接下来"] > li')]
  expect(steps.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    '提交',
    '主管复核',
    '终审签发',
    '供应商签收',
  ])
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
})

test('several have a row each, with their sum above', async () => {
  const main = await resultOf({
    results: ['1', '2'].map((id) => ({ id, no: `SQ2026112700000${id}`, ok: true, code: '0', message: '' })),
    parties: [
      { name: '江城精铸有限公司', amount: 6_000_000n },
      { name: '明远物流有限公司', amount: 3_000_000n },
    ],
  })
  expect(main.textContent).toMatch(/90,000\.00.*玖万元整/)
  expect(main.querySelectorAll('tbody > tr')).toHaveLength(2)
  expect(main.querySelector('tbody')?.textContent).toMatch(/明远物流有限公司.*30,000\.00/)
})

const pairs = businessTypes.flatMap((type) => (flowOf(type).obstacles ?? []).map((name) => [type, name] as const))
const done = { results: [{ id: 'A1', no: 'SQ20261127000001', ok: true, code: '0', message: '' }], parties: [] }

test.each(pairs)(
  '0049: after a submitted %s nothing leads to another while %s stands in its way, but its way out does',
  async (type, name) => {
    standing = [{ name, message: obstacleOf(name).code, pkApply: null }]
    const main = await resultOf(done, type)
    await expect.poll(() => main.textContent).toContain(obstacleOf(name).code)
    const links = [...main.querySelectorAll('a')]
    expect(links.map(({ textContent }) => textContent)).not.toContain('再办一笔')
    const [way] = obstacleOf(name).ways
    if (way) expect(links.map((link) => link.getAttribute('href'))).toContain(way.href)
    standing = []
  },
)

test('another one is offered where nothing stands in its way', async () => {
  const main = await resultOf(done)
  await expect.poll(() => [...main.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('再办一笔')
})

const answered = businessTypes.flatMap((type) =>
  flowOf(type).steps.flatMap((step) => ('from' in step && step.from === 'COUNTERPARTY' ? [[type, step] as const] : [])),
)

test.each(answered)('after a submitted %s the other side’s step has the word of its row', async (type, { name }) => {
  const main = await resultOf(done, type)
  const steps = [...main.querySelectorAll('ol[aria-label="接下来"] > li')]
  // The texts below are those of an issue.
  const titles = steps.map(({ textContent }) => textContent?.split(' ')[0] ?? '')
  const isAcceptance = name === counterparty.name
  expect(titles.some((title) => title.includes(isAcceptance ? '签收' : name[0]))).toBe(true)
  expect(titles.some((title) => title.includes('签收'))).toBe(isAcceptance)
})

const stood = businessTypes.flatMap((type) => {
  const pending: readonly string[] = pendingStatesOf([type])
  const states = statesOf([type]).filter((state) => !state.startsWith('PENDING_') || pending.includes(state))
  return states.map((state) => [type, state] as const)
})

test.each(stood)('the address of a submitted %s, opened when it is %s, says what is so', async (type, state) => {
  const returnReason = state === 'RETURNED' ? '合同缺页' : null
  const application = { pkApply: 'A1', applyNo: 'SQ1', businessType: type, state, amount: '1.00', returnReason }
  stored = { application }
  try {
    const of = { ...apply, of: { ...issue, type } } as unknown as Apply<typeof issue, object>
    const { main } = await mountPage(<ApplyResult apply={of} pkApplys={['A1']} next={null} />)
    await expect.poll(() => main.querySelector('[data-tone]')).not.toBeNull()
    const goesOn = state.startsWith('PENDING_') || state === 'DONE'
    expect(main.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(goesOn ? 'success' : 'warning')
    const title = main.querySelector('h1')?.textContent ?? ''
    if (goesOn) expect(title).toBe('已提交 1 笔开立申请')
    else if (state === 'DRAFT') expect(title).toBe('已提交 0 笔，1 笔未提交')
    else expect(title).toBe(`开立申请现在：${stateWordsOf(type)[state].label[0]}`)
    expect(main.textContent?.includes('合同缺页')).toBe(returnReason !== null)
  } finally {
    stored = null
  }
})
