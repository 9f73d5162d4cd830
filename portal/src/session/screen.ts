import { phoneUpTo, wideFrom } from '@jinpiao/themes/scale'
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

/**
 * The size of the window, asked here and nowhere else in the portal; until it has been measured that of spec §9. The
 * kit is told by `KitProvider` (`useKitScreen`).
 */
export const screenAtom = atom<Screen>({ width: 1200, height: 600, sizeClass: 'MINI' })
export const sizeClassAtom = atom((get) => get(screenAtom).sizeClass)
/** So narrow that lists put themselves before their tools and filters. */
export const isPhoneAtom = atom((get) => get(screenAtom).width <= phoneUpTo)

/** Room for the tools of a list on the line of its tabs; else they follow the list. */
export const hasRoomForToolsAtom = atom((get) => get(screenAtom).width >= 1280)

/**
 * Follows the window; call once at boot. The border of the classes is the stylesheets' own, so that they agree.
 *
 * @returns ends it
 */
export function watchScreen(target: Window = window): () => void {
  const measure = () =>
    store.set(screenAtom, {
      width: target.innerWidth,
      height: target.innerHeight,
      sizeClass: target.matchMedia(wideFrom).matches ? 'WIDE' : 'MINI',
    })
  let timer: ReturnType<typeof setTimeout> | undefined
  const resized = () => {
    clearTimeout(timer)
    timer = setTimeout(measure, RESIZE_DEBOUNCE_MS)
  }
  target.addEventListener('resize', resized)
  measure()
  return () => {
    clearTimeout(timer)
    target.removeEventListener('resize', resized)
  }
}
