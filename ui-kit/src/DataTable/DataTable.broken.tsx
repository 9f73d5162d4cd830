import { formatMoney } from '@jinpiao/values/money'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Pager } from '../Pager/Pager.tsx'
import { DataTable, type Sort } from './DataTable.tsx'
import { base, Table, type Ticket } from './parts.broken.tsx'

/** Wrong builds that the contract must catch (`brokenBy`); those of the selection are in `selection.broken.tsx`. */

/** No cell heads its row: whoever moves down a column never hears which ticket it is. */
export function CellsOnly() {
  return (
    <Table>
      <tr>
        <th>金票编号</th>
        <th>金额（元）</th>
      </tr>
      <tr>
        <td>JP2026000101</td>
        <td>0元</td>
      </tr>
    </Table>
  )
}

/** The order changes and nobody hears it. */
export function SilentSort() {
  const [sorted, setSorted] = useState(false)
  return (
    <table>
      <caption>持有的金票</caption>
      <thead>
        <tr>
          <th aria-sort={sorted ? 'ascending' : 'none'}>
            <button type="button" onClick={() => setSorted(true)}>
              金额（元）
            </button>
          </th>
        </tr>
      </thead>
    </table>
  )
}

/** Up and down in turn: there is no way back to the order in which the list came. */
export function TwoOrders() {
  const [sort, setSort] = useState<Sort>()
  return (
    <DataTable
      {...base}
      sort={sort}
      onSortChange={(next) => setSort(next ?? { id: 'amount', direction: 'ascending' })}
    />
  )
}

/** The pager stands beside the table instead of in it: nobody hears of the page, the focus stays where it was. */
export function PagerBeside() {
  const [page, setPage] = useState(1)
  return (
    <>
      <DataTable {...base} />
      <Pager page={page} pageCount={3} onPageChange={setPage} />
    </>
  )
}

/** 更多 says neither that there is something to open nor that it is open. */
export function MoreWithoutState() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Table>
      <tr>
        <th scope="row">
          <a href="#ticket">JP2026000101</a>
        </th>
        <td>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            更多 金票 JP2026000101
          </button>
          {isOpen && (
            <dl>
              <dt>收款银行</dt>
              <dd>建设银行武汉光谷支行</dd>
            </dl>
          )}
        </td>
      </tr>
    </Table>
  )
}

/** Wider than its box, which only a mouse or a finger can scroll. */
export function ScrolledByMouse() {
  return (
    <div style={{ inlineSize: 300, overflowX: 'auto' }}>
      <Table>
        <tr>
          <th scope="row">
            <a href="#ticket">JP2026000101</a>
          </th>
          <td style={{ minInlineSize: 900 }}>建设银行武汉光谷支行</td>
        </tr>
      </Table>
    </div>
  )
}

/** A Tab stop in case it does not fit, also when it does. */
export function StopInAnyCase() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the defect under test
    <section aria-label="持有的金票" tabIndex={0}>
      <DataTable {...base} />
    </section>
  )
}

/** Narrow, the head is not shown: the labels before the values are drawn by css, and no cell has a column. */
export function WithoutHead() {
  return (
    <table>
      <caption>持有的金票</caption>
      <thead style={{ display: 'none' }}>
        <tr>
          <th>供应商</th>
          <th>状态</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <input type="checkbox" aria-label="选择 金票 JP2026000101" />
          </td>
          <th scope="row">JP2026000101</th>
          <td>待签收</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A card in which every value has its header before it: the eye has to find party and amount among them. */
export function LabelsOnAll() {
  const columns = base.columns.map((column) => ({ ...column, card: 'amount' as const }))
  return (
    <div style={{ inlineSize: 272 }}>
      <DataTable {...base} columns={columns} />
    </div>
  )
}

/** Grey bars that say nothing. */
export function MuteSkeleton() {
  return (
    <Table>
      <tr>
        <td>
          <span aria-hidden="true">▬▬▬</span>
        </td>
      </tr>
    </Table>
  )
}

/** The table was not told of the filter: the rows go in silence, as though there had never been any. */
export function FilterUntold() {
  const [rows, setRows] = useState(base.rows)
  return (
    <>
      <Button onPress={() => setRows([])}>只看已作废</Button>
      <DataTable {...base} rows={rows} total={rows.length} />
    </>
  )
}

/** A failure that is shown as an empty list: there is nothing to try again. */
export function FailedAsEmpty() {
  return <DataTable {...base} rows={[]} empty={{ text: '列表没有加载成功，请重试' }} />
}

/** The figures of the screen for the ear too. */
export function FiguresOnly() {
  const columns = base.columns.map((column) =>
    column.id === 'amount' ? { ...column, cell: ({ amount }: Ticket) => formatMoney(amount) } : column,
  )
  return <DataTable {...base} columns={columns} />
}
