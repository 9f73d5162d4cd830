import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axTree } from '../lib/testing/axTree.ts'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
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
  const time = holdTime()
  const { main, unmount } = await mount(Saving)
  const button = main.querySelector('button')
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter}')
  await frames()
  expect(button?.hasAttribute('aria-describedby')).toBe(false)
  await time.pass(999)
  expect(ear.heard).toEqual([])
  await time.pass(1)
  await expect.poll(() => ear.heard).toEqual(['处理中'])
  // Whoever comes back later finds it described.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await frames()
  expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('处理中')
  ear.stop()
  unmount()
})

test('4.1.3: who comes to running work within the second hears of it once, by the description', async () => {
  const time = holdTime()
  const { main, unmount } = await mount(function Saving() {
    const [busy, setBusy] = useState(false)
    return (
      <>
        <button onClick={() => setBusy(true)}>开始</button>
        <Button busy={busy}>保存</Button>
      </>
    )
  })
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter}{Tab}')
  await frames()
  const note = document.getElementById(main.querySelector('[data-busy]')?.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('处理中')
  await time.pass(1200)
  time.release()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  ear.stop()
  unmount()
})

test('4.1.3: who reads on from a busy button does not hear its description again as a text', async () => {
  const { unmount } = await mount(() => <Button busy>保存</Button>)
  const tree = await axTree()
  expect(tree.find(({ name }) => name === '保存')?.description).toBe('处理中')
  expect(tree.filter(({ role, name }) => role === 'StaticText' && name === '处理中')).toEqual([])
  unmount()
})

test('4.1.3: a press into running work is answered once: nothing follows when the second is over', async () => {
  const time = holdTime()
  const { unmount } = await mount(function Saving() {
    const [busy, setBusy] = useState(false)
    return (
      <Button busy={busy} onPress={() => setBusy(true)}>
        保存
      </Button>
    )
  })
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await expect.poll(() => ear.heard).toEqual(['处理中'])
  await time.pass(1200)
  time.release()
  await ear.quiet()
  expect(ear.heard).toEqual(['处理中'])
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
  const time = holdTime()
  const { unmount } = await mount(Sending)
  const ear = listen()
  await userEvent.keyboard('{Tab}{Enter>}')
  await frames()
  await userEvent.keyboard('{/Enter}')
  await frames()
  expect(ear.heard).toEqual([])
  // The next press is one into running work, and is answered.
  await userEvent.keyboard('{Enter}')
  time.release()
  await ear.quiet()
  expect(ear.heard).toEqual(['处理中'])
  ear.stop()
  unmount()
})

test('2.5.5: a regular button is at least 44 px high', async () => {
  const { main, unmount } = await mount(() => <Button>提交</Button>)
  expect(main.querySelector('button')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  unmount()
})
