import type { State } from '../state.ts'
import { refused } from './common.ts'
import { emptyForm, openTab, unobstructed } from './steps.ts'

/** What a purchaser has on the page on which others begin a pack. */
export const purFinance: State[] = [
  { ...refused, name: 'of a purchaser: refused', as: 'PU', prepare: emptyForm },
  {
    name: 'of a purchaser: what has ended',
    as: 'PU',
    prepare: unobstructed,
    async reach(page) {
      await openTab(page, /^已办结/)
      await page.getByRole('rowheader').first().waitFor()
    },
  },
]

/** The desk of loans on purchases, beside that of financings. */
export const desk: State[] = [
  {
    name: 'loans on purchases',
    as: 'SD',
    async reach(page) {
      await openTab(page, /^采购融资/)
      await page.getByRole('rowheader').first().waitFor()
    },
  },
]
