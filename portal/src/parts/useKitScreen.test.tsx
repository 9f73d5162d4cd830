import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { screenAtom } from '#portal/session/screen.ts'
import { store } from '#portal/session/store.ts'
import { mountPage } from './testing/mountPage.tsx'

const rows = [{ no: 'JP1', note: '备注一' }]

test('spec §4: the columns of a list follow the size class of the portal, not the window a second time', async () => {
  await page.viewport(1600, 900)
  const { main } = await mountPage(
    <DataTable
      caption="金票"
      columns={[
        { id: 'no', header: '金票编号', rowHeader: true, cell: ({ no }) => no },
        { id: 'note', header: '备注', secondary: true, cell: ({ note }) => note },
      ]}
      rows={rows}
      rowKey={({ no }) => no}
      rowName={({ no }) => no}
      empty={{ text: '没有金票' }}
    />,
  )
  const heads = () => Array.from(main.querySelectorAll('thead th'), (head) => head.textContent)
  await expect.poll(heads).toEqual(['金票编号', '备注'])
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'MINI' as const }))
  await expect.poll(heads).not.toContain('备注')
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'WIDE' as const }))
  await expect.poll(heads).toContain('备注')
})
