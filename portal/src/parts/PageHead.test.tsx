import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { home } from '#portal/session/testing/visitors.ts'
import { PageHead } from './PageHead.tsx'

vi.mock('#portal/session/store.ts', async (original) => {
  const { atom } = await import('jotai')
  const { visitor } = await import('#portal/session/testing/visitors.ts')
  return { ...(await original<object>()), visitorAtom: atom(visitor()) }
})

const crumbs = (main: HTMLElement) =>
  Array.from(main.querySelectorAll('nav li'), (item) => [
    item.textContent,
    item.querySelector('a')?.getAttribute('href'),
  ])

test('a page says where it stands, from home on, by short names', async () => {
  const { main, unmount } = await mountPage(
    <PageHead
      title="金票开立 SQ1"
      name="SQ1"
      trail={[{ label: '开立复核', href: '/credit/core/issue/final-approve' }]}
    />,
  )
  expect(crumbs(main)).toEqual([
    ['首页', home],
    ['开立复核', '/credit/core/issue/final-approve'],
    ['SQ1', undefined],
  ])
  expect(main.querySelector('h1')?.textContent).toContain('金票开立')
  unmount()
})

test('a way back to home keeps its own address, and home is named once', async () => {
  const back = `${home}?tab=HELD`
  const { main, unmount } = await mountPage(<PageHead title="金票 JP1" trail={[{ label: '首页', href: back }]} />)
  expect(crumbs(main).map(([, href]) => href)).toEqual([back, undefined])
  unmount()
})
