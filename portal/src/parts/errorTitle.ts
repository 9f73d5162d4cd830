import { atom } from 'jotai'
import { store } from '#portal/session/store.ts'

/** How many fields of the page's form are wrong: the title then begins with 错误： (accessibility §4, route change). */
export const errorCountAtom = atom(0)

/** For `Form`'s `onChecked`; the next page begins without errors. */
export const markErrors = (count: number): void => store.set(errorCountAtom, count)
