import 'antd/dist/reset.css'
import 'dayjs/locale/zh-cn'
import dayjs from 'dayjs'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createBrowserRouter, redirect, RouterProvider } from 'react-router-dom'
import { formTexts } from '../../form.ts'
import { loginTexts } from './loginTexts.ts'
import { Root } from './Root.tsx'

dayjs.locale('zh-cn')

const i18n = i18next.createInstance()
await i18n.use(initReactI18next).init({
  lng: 'zh-CN',
  resources: { 'zh-CN': { form: formTexts, login: loginTexts } },
  interpolation: { escapeValue: false },
})

const router = createBrowserRouter([
  {
    path: '/',
    Component: Root,
    HydrateFallback: () => null,
    children: [
      { index: true, loader: () => redirect('/login') },
      { path: 'login', lazy: () => import('./Login.tsx') },
      { path: 'grid', lazy: () => import('./Grid.tsx') },
      { path: 'form', lazy: () => import('./Form.tsx') },
    ],
  },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </StrictMode>,
)
