import type { State } from '../state.ts'
import { heading, press } from './steps.ts'

export const help: State[] = [
  {
    name: 'article',
    async reach(page) {
      await press(page, 'link', '登录与密码')
      await heading(page, '忘记密码')
    },
  },
  {
    name: 'nothing found',
    async reach(page) {
      await page.getByRole('searchbox').fill('没有这样的词')
      await page.getByRole('button', { name: '显示全部文章' }).waitFor()
    },
  },
  {
    name: 'unknown id',
    async reach(page) {
      await page.goto('help/index?id=none')
      await page.getByText('没有编号为“none”的文章').waitFor()
    },
  },
]
