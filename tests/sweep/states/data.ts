import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

/** Whether a pack is to be copied, asked of somebody who may. */
const copyAsked = (as: string): State => ({
  name: 'copy asked',
  as,
  async reach(page) {
    await press(page, 'button', /^复制/)
    await dialog(page)
  },
})

export const financePacks: State[] = [copyAsked('SO')]
export const issuePacks: State[] = [copyAsked('CO')]
