import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { Announcer } from '../Announcer/Announcer.tsx'
import { type KitScreen, ScreenContext } from '../lib/screen.ts'
import { ToastRegion } from '../Toast/Toast.tsx'
import '../lib/base.css.ts'

export const kitLocales = ['zh-CN', 'en-US'] as const
export type KitLocale = (typeof kitLocales)[number]

/** The app's router, for every link of the kit. Those that lead out of the app stay the browser's. */
export interface KitRouter {
  /** Shows the page of an address without loading a document: what React Router's `useNavigate()` gives. */
  navigate: (href: string) => void
  /**
   * A hook: of an address as the app writes it the one that the browser sees, with the base path: React Router's
   * `useHref`. Addresses with a scheme or a host (`tel:`, `https:`) stay as they are.
   */
  useHref?: (href: string) => string
}

export interface KitProviderProps {
  /** Of the words that the kit says itself, of dates and figures, and of `html lang`. */
  locale: KitLocale
  /**
   * Without it links load their page. An app does not import react-aria-components for this: of another version it would
   * be a second copy, whose router our links do not know.
   */
  router?: KitRouter
  /** Of the window, where the app follows it already, so that both switch at once. Without it the kit follows it itself. */
  screen?: KitScreen
  /** The app. */
  children: ReactNode
}

/** Mount once around the app: language, links by the app's router, the live regions and the toasts. */
export function KitProvider({ locale, router, screen, children }: KitProviderProps) {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const kit = (
    <>
      <Announcer />
      {children}
      <ToastRegion />
    </>
  )
  return (
    <I18nProvider locale={locale}>
      <ScreenContext value={screen}>{router ? <Routed router={router}>{kit}</Routed> : kit}</ScreenContext>
    </I18nProvider>
  )
}

function Routed({ router: { navigate, useHref = asWritten }, children }: { router: KitRouter; children: ReactNode }) {
  const useShownHref = useMemo(() => insideOnly(useHref), [useHref])
  return (
    <RouterProvider navigate={navigate} useHref={useShownHref}>
      {children}
    </RouterProvider>
  )
}

const asWritten = (href: string) => href

/** React Router 7.18 makes `/cv3/tel:10086` of `tel:10086`. */
const insideOnly = (useHref: (href: string) => string) =>
  function useShownHref(href: string) {
    const inside = useHref(href)
    return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href) ? href : inside
  }
