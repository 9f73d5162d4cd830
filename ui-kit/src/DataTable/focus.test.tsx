import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { frames, mount } from '../lib/testing/mount.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

// The wide layout; the runner's own window is as narrow as a phone.
beforeAll(() => page.viewport(1280, 900))

interface Row {
  code: string
}
const rowsOf = (...codes: string[]): Row[] => codes.map((code) => ({ code }))
const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    caption="金票"
    columns={[{ id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code }]}
    rows={rowsOf('甲', '乙', '丙')}
    rowKey={(row) => row.code}
    rowName={(row) => row.code}
    empty={{ text: '没有' }}
    {...props}
  />
)

test.each([
  ['乙', '丙'],
  ['丙', '乙'],
])('accessibility §5.6 F: after %s is deleted the focus is in %s', async (gone, next) => {
  function Deleting() {
    const [rows, setRows] = useState(rowsOf('甲', '乙', '丙'))
    return table({
      rows,
      columns: [
        { id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code },
        {
          id: 'delete',
          header: '操作',
          cell: (row) => (
            <Button size="small" context={row.code} onPress={() => setRows(rows.filter((each) => each !== row))}>
              删除
            </Button>
          ),
        },
      ],
    })
  }
  const { main, unmount } = await mount(Deleting)
  await userEvent.click(page.getByRole('button', { name: `删除 ${gone}` }))
  await frames()
  expect(main.querySelectorAll('tbody tr')).toHaveLength(2)
  expect(document.activeElement?.textContent).toBe(`删除 ${next}`)
  unmount()
})

test.each<[string, string, (isPressed: boolean, press: () => void) => Partial<DataTableProps<Row>>]>([
  [
    '重试',
    'CAPTION',
    (p, press) => (p ? { rows: [], isLoading: true } : { error: { message: '失败', onRetry: press } }),
  ],
  ['清空筛选', 'CAPTION', (p, press) => (p ? {} : { rows: [], filter: { summary: '待签收', onClear: press } })],
  [
    '第 2 页',
    'CAPTION',
    (p, press) => ({
      pagination: { page: p ? 2 : 1, pageCount: 3, onPageChange: press },
      ...(p && { error: { message: '失败', onRetry: () => {} } }),
    }),
  ],
  [
    '复核通过',
    'CAPTION',
    (p, press) => ({
      selection: {
        selected: p ? [] : rowsOf('甲'),
        onChange: () => {},
        actions: <Button onPress={press}>复核通过</Button>,
      },
    }),
  ],
  [
    '签收',
    'A',
    (p, press) => ({
      columns: [
        { id: 'code', header: '编号', rowHeader: true, cell: ({ code }) => <a href={`#${code}`}>{code}</a> },
        {
          id: 'act',
          header: '操作',
          cell: ({ code }) => code === '乙' && (p ? '已签收' : <Button onPress={press}>签收</Button>),
        },
      ],
    }),
  ],
])('accessibility §5.6 F: %s goes with its press, and the focus stays in the table: %s', async (name, place, props) => {
  function Acting() {
    const [isPressed, setPressed] = useState(false)
    return table(props(isPressed, () => setPressed(true)))
  }
  const { unmount } = await mount(Acting)
  await userEvent.click(page.getByRole('button', { name, exact: true }))
  await expect.poll(() => document.activeElement?.tagName).toBe(place)
  if (place === 'A') expect(document.activeElement?.textContent).toBe('乙')
  unmount()
})

test('accessibility §5.6 F: also when a dialog asked before the row was deleted', async () => {
  function Deleting() {
    const [rows, setRows] = useState(rowsOf('甲', '乙', '丙'))
    const [asked, setAsked] = useState<Row>()
    return (
      <>
        {table({
          rows,
          columns: [
            { id: 'code', header: '编号', rowHeader: true, cell: (row) => row.code },
            {
              id: 'delete',
              header: '操作',
              cell: (row) => (
                <Button size="small" context={row.code} onPress={() => setAsked(row)}>
                  删除
                </Button>
              ),
            },
          ],
        })}
        <AlertDialog
          isOpen={asked !== undefined}
          title="删除这一行？"
          actionLabel="确认"
          onCancel={() => setAsked(undefined)}
          onAction={() => {
            setRows(rows.filter((each) => each !== asked))
            setAsked(undefined)
          }}
        >
          不能恢复。
        </AlertDialog>
      </>
    )
  }
  const { unmount } = await mount(Deleting)
  await userEvent.click(page.getByRole('button', { name: '删除 乙' }))
  await userEvent.click(page.getByRole('button', { name: '确认' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('删除 丙')
  unmount()
})

test('accessibility §5.6 F: who has clicked beside everything is not called back', async () => {
  let fail = () => {}
  function Loading() {
    const [isLost, setLost] = useState(false)
    fail = () => setLost(true)
    return (
      <>
        <p>旁边</p>
        {table(
          isLost
            ? { rows: [], error: { message: '失败', onRetry: () => {} } }
            : { pagination: { page: 1, pageCount: 3, onPageChange: () => {} } },
        )}
      </>
    )
  }
  const { unmount } = await mount(Loading)
  await userEvent.click(page.getByRole('button', { name: '第 2 页' }))
  await userEvent.click(page.getByText('旁边'))
  fail()
  await frames()
  expect(document.activeElement).toBe(document.body)
  unmount()
})

test('accessibility §5.6 F: after the last row is deleted the focus is on the caption', async () => {
  function Deleting() {
    const [rows, setRows] = useState(rowsOf('甲'))
    return table({
      rows,
      columns: [{ id: 'x', header: '操作', cell: () => <Button onPress={() => setRows([])}>删除</Button> }],
    })
  }
  const { unmount } = await mount(Deleting)
  await userEvent.click(page.getByRole('button', { name: '删除' }))
  await frames()
  expect(document.activeElement?.tagName).toBe('CAPTION')
  unmount()
})
