import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

// The wide layout; the runner's own window is as narrow as a phone.
beforeAll(() => page.viewport(1280, 900))

interface Row {
  code: string
}
const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    caption="金票"
    columns={[{ id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code }]}
    rows={[{ code: '甲' }, { code: '乙' }, { code: '丙' }]}
    rowKey={(row) => row.code}
    rowName={(row) => row.code}
    empty={{ text: '没有' }}
    {...props}
  />
)

test('a card leaves out what is missing, with its header; a table says that it is', async () => {
  const party = { id: 'party', header: '供应商', cell: () => '—' }
  const columns = [party, { id: 'code', header: '编号', rowHeader: true, cell: (row: Row) => row.code }]
  const seen = async (width: number) => {
    const { main, unmount } = await mount(() => <div style={{ inlineSize: width }}>{table({ columns })}</div>)
    const isSeen = [...main.querySelectorAll<HTMLElement>('tbody tr:first-child td')].map(
      (cell) => cell.offsetHeight > 0,
    )
    unmount()
    return isSeen
  }
  expect(await seen(360)).toEqual([false])
  expect(await seen(900)).toEqual([true])
})

test('below a heading, few rows are counted for the ear alone', async () => {
  const { main, unmount } = await mount(() => table({ showsCount: false }))
  await expect.element(page.getByRole('table', { name: /金票.*共 3 条/ })).toBeVisible()
  const counted = [...main.querySelectorAll<HTMLElement>('*')].filter((each) => each.textContent === '共 3 条')
  expect(counted.filter((each) => each.offsetWidth > 1 && each.closest('caption') === null)).toEqual([])
  unmount()
})
