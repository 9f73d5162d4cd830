import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Announcer } from '../Announcer/Announcer.tsx'
import { ToastRegion } from '../Toast/Toast.tsx'
import '../lib/global.css.ts'

export const kitLocales = ['zh-CN', 'en-US'] as const
export type KitLocale = (typeof kitLocales)[number]

export interface KitProviderProps {
  /** Of the words that the kit says itself, of dates and figures, and of `html lang`. */
  locale: KitLocale
  /** The app. */
  children: ReactNode
}

/** Mount once around the app: language, base styles, the live regions and the toasts. */
export function KitProvider({ locale, children }: KitProviderProps) {
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <I18nProvider locale={locale}>
      <Announcer />
      {children}
      <ToastRegion />
    </I18nProvider>
  )
}
