import type { PlatformConfig } from '@jinpiao/contract/platform'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Shown } from '#portal/app/guard.ts'
import { Providers } from '#portal/app/Root.tsx'
import { common } from '#portal/locales/zh-CN/common.ts'
import { help } from '#portal/locales/zh-CN/help.ts'
import { notices } from '#portal/locales/zh-CN/notices.ts'
import { routes } from '#portal/locales/zh-CN/routes.ts'
import { shell } from '#portal/locales/zh-CN/shell.ts'
import { platformAtom } from '#portal/parts/platform.ts'
import { store } from '#portal/session/store.ts'

const platform = { hotline: '400-111-5318', hotlineHours: '', platformName: '金票' } as PlatformConfig

interface ShellOptions {
  failure?: Error
  shown?: Shown
  basename?: string
}

/**
 * A part of the frame at an address of the portal, in Chinese. With `failure` it stands in the place of a page whose
 * loader has thrown that.
 */
export async function mountShell(part: ReactNode, { failure, shown, basename = '/' }: ShellOptions = {}) {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    ns: ['common', 'shell', 'routes'],
    defaultNS: 'common',
    resources: { 'zh-CN': { common, help, notices, shell, routes } },
    interpolation: { escapeValue: false },
  })
  store.set(platformAtom, platform)
  const framed = <Providers>{part}</Providers>
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: framed,
        errorElement: framed,
        loader: () => {
          if (failure) throw failure
          return shown ?? null
        },
      },
    ],
    { basename, initialEntries: [`${basename === '/' ? '' : basename}${shown?.path ?? '/'}`] },
  )
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>,
  )
  return {
    host,
    path: () => router.state.location.pathname,
    go: (address: string) => router.navigate(address),
    unmount: () => {
      root.unmount()
      host.remove()
    },
  }
}
