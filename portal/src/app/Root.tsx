import type { KitLocale } from '@jinpiao/ui-kit/KitProvider'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { withoutBase } from '../session/address.ts'
import { RouteEffects } from './RouteEffects.tsx'

/** Around every page, also around those that could not be loaded: language, links without a page load, live regions. */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  return (
    <KitProvider locale={i18n.language as KitLocale}>
      <RouterProvider navigate={(path) => void navigate(withoutBase(path))} useHref={usePortalHref}>
        {children}
      </RouterProvider>
    </KitProvider>
  )
}

/** The router's base path is for its own addresses, once; one with a scheme (`https:`, `tel:`) leads out of the portal. */
function usePortalHref(href: string): string {
  const inside = useHref(withoutBase(href))
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : inside
}

export function Root() {
  return (
    <Providers>
      <RouteEffects />
      <Outlet />
    </Providers>
  )
}
