import { withoutTransitions } from '@jinpiao/ui-kit/lib/withoutTransitions'
import { atom } from 'jotai'
import { store } from '#portal/session/store.ts'

/** `undefined`: as the system says. The values are those of `data-theme` in the platform's stylesheet. */
export const themes = ['light', 'dark', 'contrast', 'contrast-dark'] as const
export type Theme = (typeof themes)[number]
/** Row height of lists: 44 px or 36 px. */
export type Density = 'comfortable' | 'compact'

const key = (name: string) => `jinpiao.${name}`
const stored = (name: string) => localStorage.getItem(key(name))

const isTheme = (value: string | null): value is Theme => (themes as readonly (string | null)[]).includes(value)

const themeStored = stored('theme')
export const themeAtom = atom<Theme | undefined>(isTheme(themeStored) ? themeStored : undefined)
export const densityAtom = atom<Density>(stored('density') === 'compact' ? 'compact' : 'comfortable')
/** The floating bar stays out until the person says otherwise (accessibility §5.14). */
export const sideBarPinnedAtom = atom<boolean>(stored('sideBar') === 'pinned')

/** Kept per browser: a preference of the eyes belongs to the screen in front of them. */
function keep(name: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key(name))
  else localStorage.setItem(key(name), value)
}

/** `public/preferences.js` sets the same attribute before the first paint. */
function mark(name: 'theme' | 'density', value: string | undefined): void {
  keep(name, value)
  if (value === undefined) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

export function chooseTheme(theme: Theme | undefined): void {
  withoutTransitions(() => mark('theme', theme))
  store.set(themeAtom, theme)
}

export function chooseDensity(density: Density): void {
  mark('density', density === 'comfortable' ? undefined : density)
  store.set(densityAtom, density)
}

export function pinSideBar(pinned: boolean): void {
  keep('sideBar', pinned ? 'pinned' : undefined)
  store.set(sideBarPinnedAtom, pinned)
}
