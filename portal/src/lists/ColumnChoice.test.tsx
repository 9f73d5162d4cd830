import type { Column } from '@jinpiao/ui-kit/DataTable'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'

const columns: Column<object>[] = [
  { id: 'no', header: '申请编号', rowHeader: true, cell: () => null },
  { id: 'party', header: '供应商', cell: () => null },
  { id: 'day', header: '承诺付款日', cell: () => null },
  { id: 'at', header: '更新时间', cell: () => null },
]

test('选择列 ticks what is shown: neither what was taken away nor what stands behind 更多', async () => {
  const told: object[] = []
  function Tools() {
    const [hidden, setHidden] = useState<readonly string[]>(['day', 'at'])
    return (
      <ColumnChoice
        columns={columns}
        hidden={hidden}
        onChange={(change) => {
          told.push(change)
          setHidden([...hidden.filter((id) => !change.asked.includes(id)), ...change.taken])
        }}
      />
    )
  }
  const { unmount } = await mountPage(<Tools />)
  await userEvent.click(page.getByRole('button', { name: '选择列' }))
  const box = (name: string) => page.getByRole('checkbox', { name })
  const press = (name: string) => {
    ;(box(name).element() as HTMLElement).focus()
    return userEvent.keyboard(' ')
  }
  // The column that names the row is no choice.
  await expect.element(box('申请编号')).not.toBeInTheDocument()
  await expect.element(box('供应商')).toBeChecked()
  await expect.element(box('更新时间')).not.toBeChecked()
  await press('更新时间')
  await expect.element(box('更新时间')).toBeChecked()
  await press('供应商')
  await expect.element(box('供应商')).not.toBeChecked()
  expect(told).toEqual([
    { taken: [], asked: ['at'] },
    { taken: ['party'], asked: [] },
  ])
  unmount()
})
