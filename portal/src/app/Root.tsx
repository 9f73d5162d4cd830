import type { KitLocale } from '@jinpiao/ui-kit/KitProvider'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import '@jinpiao/ui-kit/lib/page.css'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import { useKitScreen } from '#portal/parts/useKitScreen.ts'
import { withoutBase } from '#portal/session/address.ts'
import { strangerAtom } from '#portal/session/store.ts'
import { RouteEffects } from './RouteEffects.tsx'

const OtherIdentity = lazyPart(() => import('./OtherIdentity.tsx'))

/** Around every page, also around those that could not be loaded: language, links without a page load, size of the window, live regions. */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  return (
    <KitProvider
      locale={i18n.language as KitLocale}
      screen={useKitScreen()}
      router={{ navigate: (href) => void navigate(withoutBase(href)), useHref: usePortalHref }}
    >
      {children}
    </KitProvider>
  )
}

/** The router's base path is for its own addresses, once. */
const usePortalHref = (href: string) => useHref(withoutBase(href))

export function Root() {
  const stranger = useAtomValue(strangerAtom)
  return (
    <Providers>
      {stranger ? (
        // The page of before is gone at once, also while the notice is on its way.
        <OtherIdentity now={stranger} />
      ) : (
        <>
          <RouteEffects />
          <Outlet />
        </>
      )}
    </Providers>
  )
}
