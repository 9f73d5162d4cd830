import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useState } from 'react'
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

test('2.5.5: a regular button is at least 44 px high', async () => {
  const { main, unmount } = await mount(() => <Button>提交</Button>)
  expect(main.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  unmount()
})
