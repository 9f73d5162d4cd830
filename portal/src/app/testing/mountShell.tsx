import type { PlatformConfig } from '@jinpiao/contract/platform'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { common } from '../../locales/zh-CN/common.ts'
import { help } from '../../locales/zh-CN/help.ts'
import { routes } from '../../locales/zh-CN/routes.ts'
import { shell } from '../../locales/zh-CN/shell.ts'
import { platformAtom } from '../../page/platform.ts'
import { store } from '../../session/store.ts'
import type { Shown } from '../guard.ts'
import { Providers } from '../Root.tsx'

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
    resources: { 'zh-CN': { common, help, shell, routes } },
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
