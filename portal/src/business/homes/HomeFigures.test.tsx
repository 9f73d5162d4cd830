import { listLimits } from '@jinpiao/contract/limits'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { HomeFigures } from './HomeFigures.tsx'

vi.mock('#portal/session/useSession.ts', () => ({ useSecurity: () => ({}) }))
const weekStart = (n: number) => `2026-12-${String(7 + n).padStart(2, '0')}`
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: unknown) =>
    endpoint === getHomeFigures
      ? Promise.resolve({
          maturityByWeek: Array.from({ length: 12 }, (_, n) => ({
            weekStart: weekStart(n),
            count: 1,
            amount: '100.00',
          })),
        })
      : endpoint === listLimits
        ? Promise.resolve({ list: [], pagecond: { count: 0 } })
        : new Promise(() => {}),
}))

async function shown(width: number) {
  await page.viewport(width, 900)
  const { main } = await mountPage(
    <HomeFigures
      figuresOf={() => [{ label: '持有总额', amount: '1.00' }]}
      withLimit
      rail={<p className={surface}>短表</p>}
    >
      <p className={surface}>表格</p>
    </HomeFigures>,
  )
  // Figures for the eye, and for the ear what voices read right.
  const figure = page.getByRole('figure', { name: /一周最高，为 100元/ })
  await expect.element(figure).toBeVisible()
  expect(figure.element().querySelector('figcaption [aria-hidden]')?.textContent).toContain('共 12 笔，1,200.00 元')
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const box = (words: string) => boxOf(page.getByText(words).element())
  return { table: box('表格'), list: box('短表'), chart: boxOf(main.querySelector('#maturity')!.parentElement!) }
}

test('visual, home: tables and figures beside limit, list and chart; both columns end together', async () => {
  const { table, list, chart } = await shown(1440)
  expect(list.left).toBeGreaterThan(table.right)
  expect(chart.top).toBeGreaterThan(list.bottom)
  expect(chart.bottom).toBeCloseTo(table.bottom, 0)
})

test('visual, home: where a table needs the width, the rail follows it, its parts side by side', async () => {
  const { table, list, chart } = await shown(1280)
  expect(list.top).toBeGreaterThan(table.bottom)
  expect(chart.top).toBe(list.top)
})
