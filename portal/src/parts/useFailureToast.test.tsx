import { forgetNotifications } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError, SessionLostError } from '#portal/http/errors.ts'
import { queryClientOf } from '#portal/http/queries.ts'
import { mountPage } from './testing/mountPage.tsx'
import { useFailureToast } from './useFailureToast.ts'

afterEach(forgetNotifications)

function Page() {
  const tellFailure = useFailureToast()
  return (
    <>
      <button onClick={() => tellFailure(new SessionLostError())}>lost</button>
      <button onClick={() => tellFailure(new BusinessError('01000204', '登录用户已变更'))}>other</button>
      <button onClick={() => tellFailure(new BusinessError('01000302', '未找到该数据'))}>refused</button>
    </>
  )
}

test('of a session that is over the page tells that comes, no toast; of everything else a toast', async () => {
  await mountPage(<Page />)
  for (const name of ['lost', 'other', 'refused']) await page.getByRole('button', { name }).click()
  await expect.element(page.getByText('未找到该数据').first()).toBeVisible()
  await expect.element(page.getByText('登录已过期')).not.toBeInTheDocument()
  await expect.element(page.getByText('登录用户已变更')).not.toBeInTheDocument()
})

function Act({ act }: { act: () => Promise<void> }) {
  const doing = useMutation({ mutationFn: act, onError: useFailureToast() })
  return <button onClick={() => doing.mutate()}>delete</button>
}

test('what says that an act has failed leaves when the act is done again', async () => {
  let answer = () => Promise.reject<void>(new BusinessError('01000302', '未找到该数据'))
  await mountPage(<Act act={() => answer()} />, queryClientOf('U1/1'))
  const toasts = () => document.querySelectorAll('section[data-react-aria-top-layer] li').length
  await page.getByRole('button', { name: 'delete' }).click()
  await expect.poll(toasts).toBe(1)
  answer = () => Promise.resolve()
  await page.getByRole('button', { name: 'delete' }).click()
  await expect.poll(toasts).toBe(0)
})
