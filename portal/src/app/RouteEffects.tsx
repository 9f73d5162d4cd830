import { announce } from '@jinpiao/ui-kit/lib/announce'
import { dismissFailures } from '@jinpiao/ui-kit/lib/notify'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import { errorCountAtom, markErrors } from '#portal/parts/errorTitle.ts'
import { rememberedScroll, rememberFocus, rememberScroll, restoreFocus } from '#portal/parts/focusMemory.ts'
import { innerTitleAtom } from '#portal/parts/innerTitle.ts'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import type { Shown } from './guard.ts'
import { documentTitle } from './title.ts'

/** Until then a slow page is announced as loading (accessibility §4, loading). */
const SLOW_MS = 1000

/**
 * What a browser does by itself when a page is loaded, and a single-page app has to do: title, focus, scrolling, and
 * one announcement (accessibility §4, route change). A change of the query alone is no change of page.
 */
export function RouteEffects() {
  const shown = useMatches().at(-1)?.loaderData as Shown | undefined
  const title = useDocumentTitle(shown)
  useMemory()
  useArrival(shown?.path, title)
  useSlowLoading()
  return null
}

function useDocumentTitle(shown: Shown | undefined): string {
  const { t } = useTranslation(['shell', 'routes'])
  const { platformName } = usePlatform()
  const route = shown?.route
  const inner = useAtomValue(innerTitleAtom)
  const own = inner !== undefined && inner.path === shown?.path ? inner.title : undefined
  const page = shown?.closedBy ?? own ?? (route && t(`routes:${route.title}`))
  const title = documentTitle({ page, module: route && t(`groups.${route.group}`), platform: platformName })
  const prefix = useAtomValue(errorCountAtom) > 0 ? t('errorPrefix') : ''
  useEffect(() => markErrors(0), [shown?.path])
  useEffect(() => {
    // A number stands here as it is seen (2.5.3), for the taskbar and for who asks for a window by its name; the heading,
    // which takes the focus, says it digit by digit.
    document.title = prefix + title
  }, [prefix, title])
  return title
}

/** Remembers, per history entry, which link led away and how far the page was scrolled. */
function useMemory(): void {
  const { key } = useLocation()
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const focus = (event: FocusEvent) => rememberFocus(key, event.target)
    const scroll = () => rememberScroll(key, scrollY)
    document.addEventListener('focusin', focus)
    addEventListener('scroll', scroll, { passive: true })
    return () => {
      document.removeEventListener('focusin', focus)
      removeEventListener('scroll', scroll)
    }
  }, [key])
}

function useArrival(path: string | undefined, title: string): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef(path)
  useEffect(() => {
    // The first page is the browser's own load; an error page has taken the place of the page and its heading.
    if (path === undefined || last.current === undefined || last.current === path) {
      last.current = path
      return
    }
    last.current = path
    dismissFailures()
    const heading = mainHeading()
    if (isBack) restoreFocus(key, heading)
    else heading?.focus({ preventScroll: true })
    scrollTo({ top: isBack ? rememberedScroll(key) : 0, behavior: 'instant' })
    announce(title)
  }, [path, title, key, isBack])
}

function useSlowLoading(): void {
  const { t } = useTranslation()
  const loading = useNavigation().state === 'loading'
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => announce(t('loading')), SLOW_MS)
    return () => clearTimeout(timer)
  }, [loading, t])
}
