import { FilterBar } from '@jinpiao/ui-kit/FilterBar'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { screenAtom } from '#portal/session/screen.ts'
import { store } from '#portal/session/store.ts'
import { mountPage } from './testing/mountPage.tsx'

test('spec §4: the filters of a list follow the screen of the portal, not the window a second time', async () => {
  await page.viewport(1600, 900)
  await mountPage(
    <FilterBar
      label="查询金票"
      more={<TextField label="开立方" autoComplete="off" />}
      conditions={[]}
      onRemove={() => {}}
      onSearch={() => {}}
      onReset={() => {}}
    >
      <TextField label="金票编号" autoComplete="off" />
    </FilterBar>,
  )
  await expect.element(page.getByRole('button', { name: '更多条件' })).toBeVisible()
  store.set(screenAtom, (screen) => ({ ...screen, width: 390 }))
  await expect.element(page.getByRole('button', { name: '筛选' })).toBeVisible()
  store.set(screenAtom, (screen) => ({ ...screen, width: 1600 }))
  await expect.element(page.getByRole('button', { name: '更多条件' })).toBeVisible()
})
