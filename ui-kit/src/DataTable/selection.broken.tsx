import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { DataTable, type Selection } from './DataTable.tsx'
import { base, Table, type Ticket } from './parts.broken.tsx'

/** Wrong builds of the selection that the contract must catch (`brokenBy`). */

/** Every box has the same name, and those that cannot be chosen cannot be reached. */
export function NamelessBoxes() {
  return (
    <Table>
      <tr>
        <td>
          <input type="checkbox" aria-label="选择" disabled />
        </td>
        <td>JP2026000101</td>
      </tr>
    </Table>
  )
}

function Selecting(more: Pick<Selection<Ticket>, 'amount'>) {
  const [selected, setSelected] = useState<readonly Ticket[]>([])
  const actions = <Button>复核通过</Button>
  return <DataTable {...base} selection={{ ...more, selected, onChange: setSelected, actions }} />
}

/** What the selected tickets come to is not said. */
export function WithoutSum() {
  return <Selecting />
}

/** 选择本页 takes the rows along that nobody may choose. */
export function TakesAll() {
  return <Selecting amount={({ amount }) => amount} />
}

/** Boxes by hand: 选择本页 knows no half, and the bar goes away under the focus. */
export function BoxesByHand() {
  const [isSelected, setSelected] = useState(false)
  const select = (next: boolean) => {
    setSelected(next)
    announce(next ? '已选择 1 项，合计 0元' : '未选择')
  }
  return (
    <>
      <Table>
        {['选择本页', '选择 金票 JP2026000101'].map((name, row) => (
          <tr key={name}>
            <td>
              <input
                type="checkbox"
                aria-label={name}
                checked={row > 0 && isSelected}
                onChange={(event) => select(event.target.checked)}
              />
            </td>
          </tr>
        ))}
      </Table>
      {isSelected && (
        <div role="group" aria-label="所选项目的操作">
          <button type="button" onClick={() => select(false)}>
            取消选择
          </button>
        </div>
      )}
    </>
  )
}
