import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { TaskCard } from '../TaskCard/TaskCard.tsx'
import { KitProvider, type KitRouter } from './KitProvider.tsx'

let unmount = () => {}
afterEach(() => unmount())

function show(page: ReactNode, router?: KitRouter) {
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <KitProvider locale="zh-CN" {...(router && { router })}>
        {page}
      </KitProvider>,
    ),
  )
  unmount = () => {
    root.unmount()
    host.remove()
  }
  return host
}

const addressesIn = (place: Element) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const below = (base: string) => (href: string) => base + href

test('router: every link has the address that the app has given for it, and goes there without loading a page', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const main = show(
    <>
      <Link href="/link">帮助</Link>
      <Breadcrumb items={[{ label: '首页', href: '/crumb' }, { label: '帮助' }]} />
      <SideNav items={[{ label: '签收', href: '/side' }]} />
      <TaskCard label="待签收" count={3} unit="笔" href="/task" />
      <Menu items={[{ id: 'own', label: '个人中心', href: '/menu' }]}>我的</Menu>
    </>,
    { navigate, useHref: below('/base') },
  )
  expect(addressesIn(main)).toEqual(['/base/link', '/base/crumb', '/base/side', '/base/task'])
  for (const link of main.querySelectorAll('a')) await userEvent.click(link)
  await userEvent.click(main.querySelector('[aria-haspopup]')!)
  await expect.poll(() => document.querySelector('[role=menuitem]')?.getAttribute('href')).toBe('/base/menu')
  await userEvent.click(document.querySelector('[role=menuitem]')!)
  await expect
    .poll(() => navigate.mock.calls.map(([href]) => href))
    .toEqual(['/link', '/crumb', '/side', '/task', '/menu'])
})

test('router: what leads out of the app keeps its address', () => {
  const outside = ['tel:400-111-5318', 'https://chat.example.cn/x', '//chat.example.cn/x', 'mailto:a@example.cn']
  const links = outside.map((href) => (
    <Link key={href} href={href}>
      {href}
    </Link>
  ))
  expect(addressesIn(show(links, { navigate: () => {}, useHref: below('/base') }))).toEqual(outside)
})

test('router: without one, and with one that writes addresses as they are, links have what they were given', () => {
  const link = <Link href="/help">帮助</Link>
  expect(addressesIn(show(link))).toEqual(['/help'])
  unmount()
  expect(addressesIn(show(link, { navigate: () => {} }))).toEqual(['/help'])
})
