import { NavMenu } from '@jinpiao/ui-kit/NavMenu'
import { SkipLinks } from '@jinpiao/ui-kit/SkipLinks'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { layoutOf, menuOf } from '#portal/app/layout.ts'
import { queryClientOf } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { sideBarPinnedAtom } from '#portal/parts/preferences.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { securityAtom } from '#portal/session/store.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'
import { BillDiscountLink } from './BillDiscountLink.tsx'
import { Brand } from './Brand.tsx'
import * as bar from './bar.css.ts'
import { DisplayDialog } from './DisplayDialog.tsx'
import { Footer } from './Footer.tsx'
import { FrameBody } from './FrameBody.tsx'
import * as css from './frame.css.ts'
import { LogoutDialog } from './LogoutDialog.tsx'
import { MessageBell } from './MessageBell.tsx'
import { measureBar } from './measureBar.ts'
import { type MenuWords, menuItems, sideItems } from './menuItems.ts'
import { PostLoginNotices } from './PostLoginNotices.tsx'
import QuickBar from './QuickBar.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { SessionLifetime } from './SessionLifetime.tsx'
import { SessionTimeout } from './SessionTimeout.tsx'
import { SIDE_BAR_ID } from './sideBarId.ts'
import { UserMenu } from './UserMenu.tsx'
import { useLive } from './useLive.ts'

/** The frame of everything that needs a session (spec §1, layout). */
export function SignedInShell({ children }: { children: ReactNode }) {
  // Between the loss of the session and the login page nothing of the person may be rendered.
  if (!useAtomValue(securityAtom)) return null
  return (
    <QueriesOfRole>
      <Frame>{children}</Frame>
      <LogoutDialog />
      <RoleDialog />
      <DisplayDialog />
      <PostLoginNotices />
      <SessionTimeout />
    </QueriesOfRole>
  )
}

function QueriesOfRole({ children }: { children: ReactNode }) {
  const { user3, currentRole3 } = useSecurity()
  const client = queryClientOf(`${user3?.userId}/${currentRole3?.pkRole}`)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function Frame({ children }: { children: ReactNode }) {
  useLive()
  const { t } = useTranslation(['shell', 'routes'])
  const { pathname } = useLocation()
  const visitor = useVisitor()
  const platform = usePlatform()
  const isPinned = useAtomValue(sideBarPinnedAtom)
  const layout = layoutOf(pathname, routeOf(pathname), visitor)
  const groups = layout.menu ? menuOf(visitor, platform) : []
  const words: MenuWords = { group: (group) => t(`groups.${group}`), page: (title) => t(`routes:${title}`) }
  const beside = sideItems(groups, pathname, words)
  const skipLinks = (
    <SkipLinks
      links={[
        { label: t('skipToMain'), targetId: 'main' },
        { label: t('skipToSideBar'), targetId: SIDE_BAR_ID },
      ]}
    />
  )
  return (
    <div className={css.frame} data-bar-pinned={isPinned || undefined}>
      {!layout.header && skipLinks}
      {layout.header && (
        <header ref={measureBar} className={bar.bar}>
          {/* Inside: everything lies in a landmark, and none is needed for two links. */}
          {skipLinks}
          <Brand href={layout.logoHref} />
          {groups.length > 0 && <NavMenu items={menuItems(groups, words)} currentHref={pathname} />}
          {groups.length === 0 && <span className={bar.spacer} />}
          <BillDiscountLink />
          {layout.bell && <MessageBell />}
          <UserMenu />
        </header>
      )}
      <FrameBody beside={beside} currentHref={pathname}>
        <SessionLifetime />
        {children}
      </FrameBody>
      <QuickBar helpIds={layout.helpIds} />
      {layout.footer && <Footer />}
    </div>
  )
}
