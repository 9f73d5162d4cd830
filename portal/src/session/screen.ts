import { wideFrom } from '@jinpiao/themes/scale'
import { atom } from 'jotai'
import { store } from './store.ts'

/** Spec §9. */
export const RESIZE_DEBOUNCE_MS = 200

/** Spec §4: WIDE from 1480 px on, else MINI. */
export type SizeClass = 'WIDE' | 'MINI'
export interface Screen {
  width: number
  height: number
  sizeClass: SizeClass
}

/** Until the window has been measured (spec §9). */
export const screenAtom = atom<Screen>({ width: 1200, height: 600, sizeClass: 'MINI' })

/** Follows the window; call once at boot. The border of the classes is the stylesheets' own, so that they agree. */
export function watchScreen(target: Window = window): void {
  const measure = () =>
    store.set(screenAtom, {
      width: target.innerWidth,
      height: target.innerHeight,
      sizeClass: target.matchMedia(wideFrom).matches ? 'WIDE' : 'MINI',
    })
  let timer: ReturnType<typeof setTimeout> | undefined
  target.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(measure, RESIZE_DEBOUNCE_MS)
  })
  measure()
}
