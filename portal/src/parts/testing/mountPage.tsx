import type { PlatformConfig } from '@jinpiao/contract/platform'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import '@jinpiao/ui-kit/lib/page.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { accounts } from '#portal/locales/zh-CN/accounts.ts'
import { apply } from '#portal/locales/zh-CN/apply.ts'
import { approval } from '#portal/locales/zh-CN/approval.ts'
import { common } from '#portal/locales/zh-CN/common.ts'
import { enterprise } from '#portal/locales/zh-CN/enterprise.ts'
import { errors } from '#portal/locales/zh-CN/errors.ts'
import { finance } from '#portal/locales/zh-CN/finance.ts'
import { home } from '#portal/locales/zh-CN/home.ts'
import { issue } from '#portal/locales/zh-CN/issue.ts'
import { limits } from '#portal/locales/zh-CN/limits.ts'
import { list } from '#portal/locales/zh-CN/list.ts'
import { loanDraws } from '#portal/locales/zh-CN/loanDraws.ts'
import { login } from '#portal/locales/zh-CN/login.ts'
import { my } from '#portal/locales/zh-CN/my.ts'
import { notices } from '#portal/locales/zh-CN/notices.ts'
import { packUploads } from '#portal/locales/zh-CN/packUploads.ts'
import { receipts } from '#portal/locales/zh-CN/receipts.ts'
import { redeem } from '#portal/locales/zh-CN/redeem.ts'
import { register } from '#portal/locales/zh-CN/register.ts'
import { routes } from '#portal/locales/zh-CN/routes.ts'
import { sheets } from '#portal/locales/zh-CN/sheets.ts'
import { shell } from '#portal/locales/zh-CN/shell.ts'
import { tickets } from '#portal/locales/zh-CN/tickets.ts'
import { trade } from '#portal/locales/zh-CN/trade.ts'
import { transfer } from '#portal/locales/zh-CN/transfer.ts'
import { users } from '#portal/locales/zh-CN/users.ts'
import { platformAtom } from '#portal/parts/platform.ts'
import { useKitScreen } from '#portal/parts/useKitScreen.ts'
import { watchScreen } from '#portal/session/screen.ts'
import { store } from '#portal/session/store.ts'

const platform = { hotline: '400-111-5318', registerUrl: '/cv3/register', isOrgLogin: true }

/**
 * A part of a page as the portal shows it: kit and Chinese texts around it, in `main`, with what `client` knows; `said`:
 * what the platform says besides the usual.
 */
export async function mountPage(
  part: ReactNode,
  client: QueryClient = new QueryClient(),
  said: Partial<PlatformConfig> = {},
) {
  const i18n = i18next.createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'zh-CN',
    defaultNS: 'common',
    resources: {
      'zh-CN': {
        accounts,
        apply,
        approval,
        common,
        enterprise,
        errors,
        finance,
        home,
        issue,
        limits,
        list,
        loanDraws,
        login,
        my,
        notices,
        packUploads,
        receipts,
        redeem,
        register,
        routes,
        sheets,
        shell,
        tickets,
        trade,
        transfer,
        users,
      },
    },
    interpolation: { escapeValue: false },
  })
  store.set(platformAtom, { ...platform, ...said } as PlatformConfig)
  const unwatch = watchScreen()
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  // Committed when this resolves, however busy the machine is.
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Kit>
            <QueryClientProvider client={client}>
              <MemoryRouter>{part}</MemoryRouter>
            </QueryClientProvider>
          </Kit>
        </I18nextProvider>
      </Provider>,
    ),
  )
  function unmount() {
    unwatch()
    root.unmount()
    host.remove()
  }
  // A test that fails half-way leaves nothing for the next one to find.
  onTestFinished(unmount)
  return { main: host, unmount }
}

/** The kit with the portal's answer about the window, as around every page. */
function Kit({ children }: { children: ReactNode }) {
  return (
    <KitProvider locale="zh-CN" screen={useKitScreen()}>
      {children}
    </KitProvider>
  )
}
