import { listAdministrators } from '@jinpiao/contract/administrators'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryOf } from '#portal/http/queries.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { Administrators } from './Administrators.tsx'

function shown(found: { personName: string; mobile: string }[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryOf('dictionaries', listAdministrators, {}).queryKey, found)
  return mountPage(<Administrators />, client)
}
/** What is heard: without what is only for the eye. */
function heard(main: Element): string {
  const copy = main.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
  return copy.textContent ?? ''
}

test('product §4.2: whom to ask is named, masked for the eye and in words for the ear', async () => {
  const { main, unmount } = await shown([{ personName: '林*', mobile: '138****0102' }])
  expect(main.textContent).toContain('林*')
  expect(main.textContent).toContain('138****0102')
  expect(heard(main)).toContain('林某')
  expect(heard(main)).not.toContain('*')
  unmount()
})

test('product §4.2: an enterprise without an administrator is sent to the hotline', async () => {
  const { main, unmount } = await shown([])
  expect(main.textContent).toContain('400-111-5318')
  expect(main.querySelector('li')).toBeNull()
  unmount()
})
