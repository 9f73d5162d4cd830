import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { searchFieldContract } from './SearchField.a11y.ts'
import * as broken from './SearchField.broken.tsx'
import * as stories from './SearchField.stories.tsx'
import { SearchField } from './SearchField.tsx'

runContract(searchFieldContract, stories, broken)

test('1.4.13: the first Esc empties the box, only the next closes what it stands in', async () => {
  const closed = vi.fn()
  function Popup() {
    const [value, setValue] = useState('金票')
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a popup that listens for Esc
      <div onKeyDown={(event) => event.key === 'Escape' && closed()}>
        <SearchField label="搜索" value={value} onChange={setValue} />
      </div>
    )
  }
  const { unmount } = await mount(Popup)
  await userEvent.keyboard('{Tab}{Escape}')
  await frames()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  unmount()
})

test('IME: while composing, Esc belongs to the input method', async () => {
  const changed = vi.fn()
  const { main, unmount } = await mount(() => <SearchField label="搜索" value="金票" onChange={changed} />)
  for (const composing of composingKeys) {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composing })
    main.querySelector('input')?.dispatchEvent(escape)
  }
  await frames()
  expect(changed).not.toHaveBeenCalled()
  unmount()
})

test('4.1.3: what the words before have found is not said for the new ones', async () => {
  let arrive = (_result: string) => {}
  function Slow() {
    const [value, setValue] = useState('')
    const [result, setResult] = useState<string>()
    arrive = setResult
    return <SearchField label="搜索" value={value} onChange={setValue} result={result} />
  }
  const time = holdTime()
  const { main, unmount } = await mount(Slow)
  const ear = listen()
  await userEvent.type(main.querySelector('input') as HTMLElement, 'a')
  arrive('a 已找到')
  // Its pause begins when it is drawn, which a busy machine does late: time passes until then.
  await expect
    .poll(async () => {
      await time.pass(200)
      return ear.heard
    })
    .toEqual(['a 已找到'])
  await userEvent.keyboard('b')
  // Longer than the pause after which it speaks: the server is slow.
  await frames()
  await time.pass(1200)
  arrive('ab 已找到')
  await frames()
  time.release()
  await expect.poll(() => ear.heard.length).toBeGreaterThan(1)
  expect(ear.heard).toEqual(['a 已找到', 'ab 已找到'])
  ear.stop()
  unmount()
})

test('4.1.3: letters that were underlined and taken back leave what was found still to be said, once', async () => {
  const time = holdTime()
  const { main, unmount } = await mount(() => {
    const [value, setValue] = useState('')
    return (
      <SearchField label="搜索" value={value} onChange={setValue} {...(value !== '' && { result: '已找到 3 条' })} />
    )
  })
  const input = main.querySelector('input') as HTMLElement
  const compose = (type: string) => input.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
  const ear = listen()
  await userEvent.type(input, 'a')
  await expect.poll(() => main.textContent).toContain('已找到 3 条')
  compose('compositionstart')
  await frames()
  compose('compositionend')
  await frames()
  await time.pass(800)
  await expect.poll(() => ear.heard).toEqual(['已找到 3 条'])
  compose('compositionstart')
  await frames()
  compose('compositionend')
  await frames()
  await time.pass(1200)
  expect(ear.heard).toEqual(['已找到 3 条'])
  ear.stop()
  unmount()
})
