import { QueryClient, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { innerTitleAtom } from '#portal/parts/innerTitle.ts'
import { mainHeading } from '#portal/parts/mainHeading.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { DetailPage } from './DetailPage.tsx'

let answer: (name: string) => void
const ask = () => new Promise<string>((resolve) => (answer = resolve))

function Sheet() {
  const query = useQuery({ queryKey: ['sheet'], queryFn: ask })
  const windowTitle = useAtomValue(innerTitleAtom)?.title
  return (
    <DetailPage query={query} title={query.data ?? '额度详情'} tag={query.data && '生效'}>
      {(name) => `${name}的内容；窗口：${windowTitle}`}
    </DetailPage>
  )
}
const said = () => document.querySelector('[data-live-announcer]')?.textContent ?? ''

test('accessibility §4: a name that comes after the focus is said, in the heading that has it', async () => {
  const { main, unmount } = await mountPage(<Sheet />)
  const heading = mainHeading()
  heading?.focus()
  answer('额度 示范商业银行')
  await expect.element(page.getByText(/的内容；窗口：额度 示范商业银行/)).toBeVisible()
  expect(mainHeading()).toBe(heading)
  expect(document.activeElement).toBe(heading)
  await expect.poll(said).toContain('额度 示范商业银行')
  expect(main.textContent).toContain('生效')
  unmount()
})

test('accessibility §4: nothing is said to whoever is elsewhere, or has the data already', async () => {
  const elsewhere = await mountPage(<Sheet />)
  answer('额度 示范信托')
  await expect.element(page.getByText(/额度 示范信托的内容/)).toBeVisible()
  elsewhere.unmount()
  const client = new QueryClient()
  client.setQueryData(['sheet'], '额度 示范信托')
  const known = await mountPage(<Sheet />, client)
  mainHeading()?.focus()
  await expect.element(page.getByText(/额度 示范信托的内容/)).toBeVisible()
  expect(said()).not.toContain('示范信托')
  known.unmount()
})
