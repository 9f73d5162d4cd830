import { atom } from 'jotai'
import { store } from './store.ts'

/** Spec §4: WIDE from this width on, else MINI. */
export const WIDE_FROM = 1480
/** Spec §9. */
const DEBOUNCE_MS = 200
const DEFAULT_SCREEN = { width: 1200, height: 600 }

export type SizeClass = 'WIDE' | 'MINI'
export interface Screen {
  width: number
  height: number
  sizeClass: SizeClass
}

export const sizeClassOf = (width: number): SizeClass => (width >= WIDE_FROM ? 'WIDE' : 'MINI')
const screenOf = (width: number, height: number): Screen => ({ width, height, sizeClass: sizeClassOf(width) })

export const screenAtom = atom<Screen>(screenOf(DEFAULT_SCREEN.width, DEFAULT_SCREEN.height))

/** Follows the window; call once at boot. */
export function watchScreen(target: Window = window): void {
  const measure = () => store.set(screenAtom, screenOf(target.innerWidth, target.innerHeight))
  let timer: ReturnType<typeof setTimeout> | undefined
  target.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(measure, DEBOUNCE_MS)
  })
  measure()
}
