import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { passwordFieldContract } from './PasswordField.a11y.ts'
import * as broken from './PasswordField.broken.tsx'
import * as stories from './PasswordField.stories.tsx'
import { PasswordField } from './PasswordField.tsx'

runContract(passwordFieldContract, stories, broken)

test('Caps Lock: told once in words, described by the hint, gone when it is off', async () => {
  const { main, unmount } = await mount(() => <PasswordField label="密码" autoComplete="current-password" />)
  const ear = listen()
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  const press = async (modifierCapsLock: boolean) => {
    for (const type of ['keydown', 'keyup']) {
      input.dispatchEvent(new KeyboardEvent(type, { key: 'A', bubbles: true, modifierCapsLock }))
    }
    await frames()
  }
  await press(true)
  await press(true)
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('大写锁定已打开')
  await ear.quiet()
  expect(ear.heard).toEqual(['大写锁定已打开'])
  await press(false)
  expect(main.textContent).not.toContain('大写锁定')
  ear.stop()
  unmount()
})

test('3.3.8: paste works', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <input aria-label="来源" defaultValue="Gold-2025" />
      <PasswordField label="密码" autoComplete="current-password" />
    </>
  ))
  const [source, password] = main.querySelectorAll('input')
  source?.select()
  await userEvent.copy()
  password?.focus()
  await userEvent.paste()
  await expect.poll(() => password?.value).toBe('Gold-2025')
  unmount()
})

test('submitting hides the text again', async () => {
  const { main, unmount } = await mount(() => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="密码" autoComplete="current-password" />
    </form>
  ))
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.click(main.querySelector('button') as HTMLElement)
  expect(input.type).toBe('text')
  input.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => input.type).toBe('password')
  unmount()
})

test('accessibility §5.7: Esc in the field closes the dialog around it', async () => {
  const keys: string[] = []
  const { main, unmount } = await mount(() => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog that listens above
    <div onKeyDown={({ key }) => keys.push(key)}>
      <PasswordField label="密码" autoComplete="current-password" />
    </div>
  ))
  main.querySelector('input')?.focus()
  await userEvent.keyboard('{Escape}')
  expect(keys).toEqual(['Escape'])
  unmount()
})
