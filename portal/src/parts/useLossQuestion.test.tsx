import { Button } from '@jinpiao/ui-kit/Button'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PlainForm, usePlainForm } from './PlainForm.tsx'
import { mountPage } from './testing/mountPage.tsx'
import { useField } from './useField.ts'

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

function Name() {
  const field = useField('name')
  return <TextField label="姓名" {...field} />
}

function Page({ failure, onSend = async () => {} }: { failure?: string; onSend?: () => Promise<void> }) {
  const form = usePlainForm<{ name: string }>({ name: '' })
  return (
    <PlainForm
      form={form}
      error={failure === undefined ? undefined : new Error(failure)}
      onSend={onSend}
      onRefused={() => {}}
    >
      <Name />
      <Button type="submit">发送</Button>
    </PlainForm>
  )
}

test('a form asks before the tab is closed only while something stands in it that was not sent', async () => {
  const { unmount } = await mountPage(<Page />)
  const field = page.getByRole('textbox')
  expect(asks()).toBe(false)
  await userEvent.fill(field, '石磊')
  await userEvent.tab()
  await expect.poll(asks).toBe(true)
  await userEvent.clear(field)
  await userEvent.tab()
  await expect.poll(asks, { message: 'what was deleted again is no loss' }).toBe(false)
  await userEvent.fill(field, '石磊')
  await userEvent.click(page.getByRole('button', { name: '发送' }))
  await expect.poll(asks, { message: 'sent' }).toBe(false)
  await userEvent.fill(field, '石磊磊')
  await expect.poll(asks, { message: 'typed since, on a page that stays' }).toBe(true)
  unmount()
  expect(asks()).toBe(false)
})

test('what is under way is not yet kept, also the second time', async () => {
  const answer: { come?: () => void } = {}
  const sending = vi.fn(() => new Promise<void>((resolve) => (answer.come = resolve)))
  await mountPage(<Page onSend={sending} />)
  await userEvent.fill(page.getByRole('textbox'), '石磊')
  for (const time of [1, 2]) {
    await userEvent.click(page.getByRole('button', { name: '发送' }))
    await expect.poll(() => sending.mock.calls.length).toBe(time)
    expect(asks()).toBe(true)
    answer.come?.()
    await expect.poll(asks).toBe(false)
  }
})

test('a form that was refused still has what was typed', async () => {
  await mountPage(<Page failure="系统正忙" />)
  await userEvent.fill(page.getByRole('textbox'), '石磊')
  await userEvent.click(page.getByRole('button', { name: '发送' }))
  await expect.poll(asks).toBe(true)
})
