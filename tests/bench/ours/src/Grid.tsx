import { Button } from '@jinpiao/ui-kit/Button'
import { DataGrid, type GridColumn } from '@jinpiao/ui-kit/DataGrid'
import { useState } from 'react'
import { type GridTicket, gridRows, gridTickets, gridTexts as t } from '../../grid.ts'
import * as css from './Form.css.ts'

const tickets = gridTickets(gridRows())
const columns: GridColumn<GridTicket>[] = [
  { id: 'code', header: t.code, value: ({ code }) => code, sortable: true, width: 160 },
  { id: 'supplier', header: t.supplier, value: ({ supplier }) => supplier, sortable: true, width: 260 },
  { id: 'amount', header: t.amount, value: ({ amount }) => amount, kind: 'amount', sortable: true, width: 160 },
  { id: 'due', header: t.due, value: ({ due }) => due, sortable: true, width: 160 },
  { id: 'bank', header: t.bank, value: ({ bank }) => bank, sortable: true, width: 240 },
  { id: 'state', header: t.state, value: ({ state }) => state, sortable: true, width: 120 },
]
const keyOf = ({ code }: GridTicket) => code

export function Component() {
  const [shown, setShown] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <main className={css.page}>
      <h1 className={css.title}>{t.title}</h1>
      <p>{t.note}</p>
      <Button onPress={() => setShown(true)}>{t.show}</Button>
      {shown && (
        <DataGrid
          caption={t.caption}
          columns={columns}
          rows={tickets}
          rowKey={keyOf}
          rowName={keyOf}
          selection={{ selected, onChange: setSelected, actions: null }}
          csvFileName="bench.csv"
          empty={{ text: '' }}
        />
      )}
    </main>
  )
}
