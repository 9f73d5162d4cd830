import { Button } from '@jinpiao/ui-kit/Button'
import { type Column, DataTable, type Selection } from '@jinpiao/ui-kit/DataTable'
import { FilterBar } from '@jinpiao/ui-kit/FilterBar'
import { Link } from '@jinpiao/ui-kit/Link'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import * as css from './archetypes.css.ts'
import { Days, Head, type SampleProps } from './parts.tsx'

const rows = [
  { no: 'SQ20261124000004', party: '江城精铸有限公司', amount: '256544.73', day: '2027-03-01' },
  { no: 'SQ20261124000002', party: '明远物流有限公司', amount: '210372.18', day: '2027-03-15' },
  { no: 'SQ20261123000007', party: '安禾五金制品厂', amount: '36750.25', day: '2027-04-05' },
] as const
type Row = (typeof rows)[number]

const columns: Column<Row>[] = [
  {
    id: 'no',
    header: '申请编号',
    rowHeader: true,
    cell: ({ no }) => (
      <Link href={`#${no}`} kind="standalone">
        {no}
      </Link>
    ),
  },
  { id: 'party', header: '供应商', cell: ({ party }) => party },
  { id: 'amount', header: '金额（元）', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
  { id: 'day', header: '承诺付款日', cell: ({ day }) => <Days>{day}</Days> },
  { id: 'state', header: '状态', cell: () => <StatusTag tone="info">待主管复核</StatusTag> },
]

/** List: one surface; filters on one line, the sum once, then the rows. */
export function ListSample({ level, of = '' }: SampleProps) {
  return (
    <div className={css.page}>
      <Head level={level ?? 1} title="开立申请">
        <Button tone="primary">新增开立</Button>
      </Head>
      <div className={flushSurface}>
        <Filters label={`查询开立申请${of}`} />
        <Table caption={`开立申请${of}`} />
      </div>
    </div>
  )
}

/** Queue: a list whose rows are chosen and decided. */
export function QueueSample({ level, of = '' }: SampleProps) {
  const [chosen, setChosen] = useState<Row[]>([])
  return (
    <div className={css.page}>
      <Head level={level ?? 1} title="开立复核" />
      <div className={flushSurface}>
        <Filters label={`查询待复核${of}`} />
        <Table
          caption={`待复核的开立${of}`}
          selection={{
            selected: chosen,
            onChange: setChosen,
            amount: ({ amount }) => amount,
            actions: <Button tone="primary">签名并通过</Button>,
          }}
        />
      </div>
    </div>
  )
}

function Filters({ label }: { label: string }) {
  return (
    <FilterBar label={label} conditions={[]} onRemove={nothing} onSearch={nothing} onReset={nothing}>
      <TextField label="申请编号" />
      <TextField label="供应商" />
    </FilterBar>
  )
}

const nothing = () => {}

interface TableProps {
  caption: string
  selection?: Selection<Row>
}

function Table({ caption, selection }: TableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...rows]}
      rowKey={({ no }) => no}
      rowName={({ no }) => `申请 ${no}`}
      empty={{ text: '没有申请' }}
      selection={selection}
    />
  )
}
