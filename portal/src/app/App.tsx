import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { i18n } from '#portal/i18n.ts'
import { store } from '#portal/session/store.ts'
import type { createPortalRouter } from './router.tsx'

export function App({ router }: { router: ReturnType<typeof createPortalRouter> }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Provider>
    </StrictMode>
  )
}
