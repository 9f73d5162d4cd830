import { Button } from '@jinpiao/ui-kit/Button'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from './testing/mountPage.tsx'
import { useSending } from './useSending.ts'

test('what is sent is busy until it is answered; a failure stays until the next try', async () => {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const act = () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  const onError = vi.fn()
  function Page() {
    const { isPending, error, mutate } = useSending(act, onError)
    return (
      <Button onPress={() => void mutate()}>
        {isPending ? 'busy' : error instanceof Error ? error.message : 'idle'}
      </Button>
    )
  }
  await mountPage(<Page />)
  const button = page.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('busy')
  answers[0]?.reject(new Error('refused'))
  await expect.element(button).toHaveTextContent('refused')
  expect(onError).toHaveBeenCalledOnce()

  await button.click()
  await expect.element(button).toHaveTextContent('busy')
  answers[1]?.resolve()
  await expect.element(button).toHaveTextContent('idle')
  expect(onError).toHaveBeenCalledOnce()
})
