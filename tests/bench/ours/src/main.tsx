import { store } from '@jinpiao/portal/session/store'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import '@jinpiao/ui-kit/lib/page.css'
import i18next from 'i18next'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom'
import { formTexts } from '../../form.ts'

const i18n = i18next.createInstance()
await i18n.use(initReactI18next).init({
  lng: 'zh-CN',
  resources: { 'zh-CN': { form: formTexts } },
  interpolation: { escapeValue: false },
})

const router = createBrowserRouter([
  { path: '/', loader: () => redirect('/form') },
  { path: '/grid', lazy: () => import('./Grid.tsx'), HydrateFallback: () => null },
  { path: '/form', lazy: () => import('./Form.tsx'), HydrateFallback: () => null },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <KitProvider locale="zh-CN">
          <RouterProvider router={router} />
        </KitProvider>
      </I18nextProvider>
    </Provider>
  </StrictMode>,
)
