import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { buttonContract } from './Button.a11y.ts'
import * as broken from './Button.broken.tsx'
import * as stories from './Button.stories.tsx'
import { Button } from './Button.tsx'

runContract(buttonContract, stories, broken)

test('3.2.2: the focus stays on the button when its work begins and ends', async () => {
  function Saving() {
    const [busy, setBusy] = useState(false)
    return (
      <Button busy={busy} onPress={() => setBusy(true)}>
        保存
      </Button>
    )
  }
  const { main, unmount } = await mount(Saving)
  const button = main.querySelector('button')
  await userEvent.keyboard('{Tab}{Enter}')
  await frames()
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  unmount()
})

test('4.1.3: work that begins under the focus is said once: by the announcer, not by a description that changes', async () => {
  function Saving() {
    const [busy, setBusy] = useState(false)
    return (
      <>
        <Button busy={busy} onPress={() => setBusy(true)}>
          保存
        </Button>
        <input aria-label="备注" />
      </>
    )
  }
  const { main, unmount } = await mount(Saving)
  const button = main.querySelector('button')
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter}')
  await frames()
  expect(button?.hasAttribute('aria-describedby')).toBe(false)
  await expect.poll(() => ear.heard, { timeout: 3000 }).toEqual(['处理中'])
  // Whoever comes back later finds it described.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await frames()
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('处理中')
  ear.stop()
  unmount()
})

test('3.3.4: a busy submit button submits nothing, not even by Enter in a field', async () => {
  let submitted = 0
  const { main, unmount } = await mount(() => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted++
      }}
    >
      <input aria-label="备注" />
      <input aria-label="金额" />
      <Button type="submit" busy>
        提交
      </Button>
    </form>
  ))
  main.querySelector('input')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(submitted).toBe(0)
  unmount()
})

test('4.1.3: the Enter that submits says nothing of the work that it has begun itself', async () => {
  function Sending() {
    const [busy, setBusy] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setBusy(true)
        }}
      >
        <Button type="submit" busy={busy}>
          提交
        </Button>
      </form>
    )
  }
  const { unmount } = await mount(Sending)
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter>}')
  await frames()
  await userEvent.keyboard('{/Enter}')
  await frames()
  expect(ear.heard).toEqual([])
  // The next press is one into running work, and is answered.
  await userEvent.keyboard('{Enter}')
  await ear.quiet()
  expect(ear.heard).toContain('处理中')
  ear.stop()
  unmount()
})

test('2.5.5: a regular button is at least 44 px high', async () => {
  const { main, unmount } = await mount(() => <Button>提交</Button>)
  expect(main.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  unmount()
})
