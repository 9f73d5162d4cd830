import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { SkipLinks } from '@jinpiao/ui-kit/SkipLinks'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { BillDiscountLink } from '#portal/app/shell/BillDiscountLink.tsx'
import { Brand } from '#portal/app/shell/Brand.tsx'
import * as bar from '#portal/app/shell/bar.css.ts'
import { Footer } from '#portal/app/shell/Footer.tsx'
import * as css from '#portal/app/shell/frame.css.ts'
import { measureBar } from '#portal/app/shell/measureBar.ts'
import { offersEnglish } from '#portal/i18n.ts'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import { sideBarPinnedAtom } from '#portal/parts/preferences.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { layoutOf } from './layout.ts'

// Not needed to sign in: they come when the login page stands.
const DisplayMenu = lazyPart(() => import('#portal/app/shell/DisplayMenu.tsx'), {
  room: <DisplayMenuRoom />,
  isExtra: true,
})
const QuickBar = lazyPart(() => import('#portal/app/shell/QuickBar.tsx'), { room: null, isExtra: true })

/** The frame of pages without a session: no menu, no user (spec §1). */
export function PublicShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const layout = layoutOf(pathname, routeOf(pathname), null)
  return (
    <div className={css.frame} data-bar-pinned={useAtomValue(sideBarPinnedAtom) || undefined}>
      {layout.header && (
        <header ref={measureBar} className={bar.bar}>
          {/* Without a header nothing stands before the content. */}
          <SkipLinks links={[{ label: t('skipToMain'), targetId: 'main' }]} />
          <Brand href={layout.logoHref} alwaysNamed />
          <span className={bar.spacer} />
          <BillDiscountLink />
          <DisplayMenu />
        </header>
      )}
      <main id="main" className={pathname === '/login' ? css.bleed : css.main} tabIndex={-1}>
        {children}
      </main>
      <QuickBar helpIds={layout.helpIds} />
      {layout.footer && <Footer />}
    </div>
  )
}

/** As wide as the button that is to come: what stands beside it must not move when it arrives. */
function DisplayMenuRoom() {
  const { t } = useTranslation('shell')
  return (
    <>
      <span aria-busy="true" className={`${bar.item} ${bar.room}`}>
        <svg width={smallIconProps.size} height={smallIconProps.size} aria-hidden />
        <span className={bar.wordsOfRoomy}>{t('display')}</span>
      </span>
      {offersEnglish() && <span className={`${bar.item} ${bar.room}`}>{t('english')}</span>}
    </>
  )
}
