import type { State } from '../state.ts'
import { dialog, press, tab } from './steps.ts'

/** As the administrator, who alone changes users. */
const as = 'FM'

export const users: State[] = [
  {
    name: 'roles edited',
    as,
    async reach(page) {
      await press(page, 'button', /^编辑角色/)
      await dialog(page)
      await press(page, 'checkbox', /金融机构/)
    },
  },
  {
    name: 'new user refused',
    as,
    async reach(page) {
      await press(page, 'button', '新增用户')
      await dialog(page)
      await press(page, 'button', '新增')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'disabling asked',
    as,
    async reach(page) {
      await press(page, 'button', /^停用/)
      await dialog(page)
    },
  },
  { ...tab('操作记录'), as },
]

export const baseInfo: State[] = [
  {
    name: 'edited',
    async reach(page) {
      await press(page, 'button', '修改')
      await dialog(page)
    },
  },
]
