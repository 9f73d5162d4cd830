import { listLimits } from '@jinpiao/contract/limits'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { MaturityChart } from './MaturityChart.tsx'
import { Statistics } from './Statistics.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useSecurity: () => ({ user3: { userType: 'CORE' } }) }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))
let overdue = { count: 0, amount: '0.00' }
beforeEach(() => {
  overdue = { count: 0, amount: '0.00' }
})
const weekStart = (n: number) => `2026-12-${String(7 + n).padStart(2, '0')}`
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: unknown) =>
    endpoint === getHomeFigures
      ? Promise.resolve({
          overdue,
          due: { count: 0, amount: '0.00' },
          maturityByWeek: Array.from({ length: 12 }, (_, n) => ({
            weekStart: weekStart(n),
            count: 1,
            amount: '100.00',
          })),
          byMonth: [
            { month: '2026-10', count: 2, amount: '300.00' },
            { month: '2026-11', count: 1, amount: '900.00' },
          ],
          byState: [{ state: 'HELD', count: 3, amount: '1200.00' }],
        })
      : endpoint === listLimits
        ? Promise.resolve({ list: [], pagecond: { count: 0 } })
        : new Promise(() => {}),
}))

const part = (words: string, blockSize: number) => (
  <p className={surface} style={{ minBlockSize: blockSize }}>
    {words}
  </p>
)

const figuresNamed = (names: readonly string[]) => names.map((label) => ({ label, amount: '1.00' }))

async function shown(width: number, parts: { aside?: ReactNode; listSize?: number; figures?: string[] } = {}) {
  await page.viewport(width, 900)
  const { main } = await mountPage(
    <HomeFigures
      figuresOf={() => figuresNamed(parts.figures ?? ['持有总额'])}
      lead={<MaturityChart />}
      rail={
        <>
          <LimitMeter />
          {part('短表', parts.listSize ?? 100)}
        </>
      }
      aside={parts.aside}
    >
      {part('表格', 500)}
    </HomeFigures>,
  )
  // Figures for the eye, and for the ear what voices read right.
  const figure = page.getByRole('figure', { name: /一周最高，为 100元/ })
  await expect.element(figure).toBeVisible()
  expect(figure.element().querySelector('figcaption [aria-hidden]')?.textContent).toContain(
    '12 周内共 12 笔，1,200.00 元',
  )
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const box = (words: string) => boxOf(page.getByText(words).element())
  const chart = boxOf(main.querySelector('#maturity')!.parentElement!)
  await expect.element(page.getByText(/^没有生效的开立额度/)).toBeVisible()
  const limit = boxOf(page.getByText(/^没有生效的开立额度/).element())
  return { all: boxOf(main.querySelector('#figures')!.closest('div')!.parentElement!), box, chart, limit }
}

test('visual, home: figures and chart beside limit and list, which end together; the table fills the row below', async () => {
  const { all, box, chart, limit } = await shown(1440)
  expect(limit.left).toBeGreaterThan(chart.right)
  expect(box('短表').bottom).toBeCloseTo(chart.bottom, 0)
  expect(box('表格').top).toBeGreaterThan(chart.bottom)
  expect(box('表格').width).toBeCloseTo(all.width, 0)
})

test('visual, home: six figures stand in two lines of three', async () => {
  const figures = ['持有总额', '其中可用', '其中办理中', '待签收', '累计签收', '今年已收款']
  const { box } = await shown(1440, { figures })
  const tops = figures.map((each) => Math.round(box(each).top))
  expect(tops).toEqual([0, 0, 0, 3, 3, 3].map((at) => tops[at]))
  expect(tops[3]).toBeGreaterThan(tops[0]!)
})

test('visual, home: what stands beside the table ends with it, and a longer list above leaves no gap in the table’s column', async () => {
  const { box, chart } = await shown(1440, { aside: part('旁表', 100), listSize: 500 })
  expect(box('旁表').left).toBeGreaterThan(box('表格').right)
  expect(box('旁表').bottom).toBeCloseTo(box('表格').bottom, 0)
  expect(box('短表').bottom).toBeGreaterThan(chart.bottom)
  expect(box('表格').top - chart.bottom).toBe(16)
  expect(box('旁表').top - box('短表').bottom).toBe(16)
})

test('visual, home: where a table needs the width, the parts follow each other as they are read', async () => {
  const { box, chart, limit } = await shown(1280, { aside: part('旁表', 100) })
  expect(limit.top).toBeGreaterThan(chart.bottom)
  expect(box('短表').top).toBeLessThan(limit.bottom)
  expect(box('表格').top).toBeGreaterThan(box('短表').bottom)
  expect(box('旁表').top).toBeGreaterThan(box('表格').bottom)
})

test('product §4.3: who only looks finds months, with how many, and states behind the tabs of the chart', async () => {
  await mountPage(<Statistics />)
  await expect.element(page.getByRole('tab')).toHaveLength(3)
  await page.getByRole('tab', { name: '按月开立' }).click()
  await expect.element(page.getByRole('figure', { name: /共 3 笔，1200元；2026年11月最高/ })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: '2026-10（2 笔）' })).toBeInTheDocument()
  await page.getByRole('tab', { name: '状态分布' }).click()
  await expect.element(page.getByRole('row', { name: /流转中 3 1,?200/ })).toBeVisible()
})

test('visual, home: on a phone an amount stands at the end of the line of its words, where 15 digits have room', async () => {
  const { box } = await shown(390)
  const words = box('持有总额')
  const amount = boxOfFigure()
  expect(amount.top).toBeLessThan(words.bottom)
  expect(amount.left).toBeGreaterThan(words.right)
  await page.viewport(320, 900)
  expect(boxOfFigure().top).toBeGreaterThanOrEqual(box('持有总额').bottom)
})

const boxOfFigure = () => page.getByText('持有总额').element().nextElementSibling!.getBoundingClientRect()

test('the chart begins with what is overdue: its first bar, and the first words of its finding', async () => {
  overdue = { count: 80, amount: '14122705.61' }
  await mountPage(<MaturityChart />)
  const figure = page.getByRole('figure', { name: /^已逾期 80 笔/ })
  await expect.element(figure).toBeVisible()
  const [first] = figure.element().querySelectorAll('tbody tr')
  expect(first?.textContent).toContain('逾期')
})
