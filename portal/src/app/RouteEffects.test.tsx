import { forgetNotifications, notify } from '@jinpiao/ui-kit/lib/notify'
import { useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { routeOf } from '#portal/routes/routes.ts'
import { RouteEffects } from './RouteEffects.tsx'

const home = '/credit/core/index/operator'

function Ticket({ no }: { no: string }) {
  useInnerTitle(`金票 ${no}`)
  return <h1>金票 {no}</h1>
}

function Home() {
  const no = useSearchParams()[0].get('ticket')
  return <main>{no === null ? <h1>首页</h1> : <Ticket key={no} no={no} />}</main>
}

test('accessibility §4, 2.5.3: the title names what the page shows by its query, as it is seen, and the page again after it', async () => {
  const part = (
    <>
      <RouteEffects />
      <Home />
    </>
  )
  const shown = { path: home, route: routeOf(home), Page: Home }
  const { go, unmount } = await mountShell(part, { shown })
  const own = '核心企业经办首页 - 首页 - 金票'
  await expect.poll(() => document.title).toBe(own)
  await go(`${home}?ticket=JP1`)
  await expect.poll(() => document.title).toBe('金票 JP1 - 首页 - 金票')
  await go(`${home}?ticket=JP20261121000008`)
  await expect.poll(() => document.title).toBe('金票 JP20261121000008 - 首页 - 金票')
  await go(home)
  await expect.poll(() => document.title).toBe(own)
  unmount()
})

test('what says that an act has failed leaves with its page', async () => {
  const shown = { path: home, route: routeOf(home), Page: Home }
  const { go, unmount } = await mountShell(<RouteEffects />, { shown })
  const toasts = () => document.querySelectorAll('section[data-react-aria-top-layer] li').length
  await expect.poll(() => document.title).not.toBe('')
  notify('未找到该数据', 'danger')
  notify('草稿已保存')
  await expect.poll(toasts).toBe(2)
  await go(`${home}?ticket=JP1`)
  expect(toasts(), 'the same page').toBe(2)
  shown.path = '/my/message'
  await go('/my/message')
  await expect.poll(toasts).toBe(1)
  unmount()
  forgetNotifications()
})
