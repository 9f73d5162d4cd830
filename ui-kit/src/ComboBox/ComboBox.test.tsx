import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeFindings } from '../lib/testing/axe.ts'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { compose, enterOfSafari } from '../lib/testing/ime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { comboBoxContract } from './ComboBox.a11y.ts'
import * as broken from './ComboBox.broken.tsx'
import * as stories from './ComboBox.stories.tsx'
import { ComboBox } from './ComboBox.tsx'

runContract(comboBoxContract, stories, broken)

test('G1: axe finds nothing in the open list', async () => {
  const { Empty } = composeStories(stories)
  const { unmount } = await mount(Empty)
  await userEvent.keyboard('{Tab}长沙{ArrowDown}')
  await frames()
  const findings = await axeFindings()
  unmount()
  expect(findings).toEqual([])
})

test('accessibility §5: the typed name of an option that cannot be chosen stays, with the reason', async () => {
  const time = holdTime()
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={[{ id: '1', label: '江城精铸', disabledReason: '已停用' }]} />
  ))
  const ear = listen()
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.type(input, '江城精铸')
  await userEvent.tab()
  time.release()
  await ear.quiet()
  expect(input.value).toBe('江城精铸')
  expect(input).toHaveAccessibleDescription('不能选择江城精铸：已停用')
  expect(ear.heard).toEqual(['不能选择江城精铸：已停用'])
  ear.stop()
  unmount()
})

test('what an earlier search found is not offered for another text', async () => {
  const onChange = vi.fn()
  const options = [{ id: '1', label: '江城精铸' }]
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={options} onChange={onChange} onSearch={() => {}} />
  ))
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.type(input, '安')
  await frames()
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => input.value).toBe('安')
  await userEvent.clear(input)
  await userEvent.type(input, '江')
  await expect.element(page.elementLocator(input)).toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['1', options[0]]])
  unmount()
})

test('typed on from a choice and back to its whole name, it is the choice again', async () => {
  const calls: string[] = []
  function Owner() {
    const [value, setValue] = useState('9')
    const change = (next: string) => {
      calls.push(next)
      setValue(next)
    }
    return (
      <ComboBox
        label="供应商"
        options={[]}
        value={value}
        selectedLabel="老客户"
        onChange={change}
        onSearch={() => {}}
      />
    )
  }
  const { main, unmount } = await mount(Owner)
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.type(input, '二')
  await userEvent.keyboard('{Backspace}')
  await userEvent.tab()
  expect([calls, input.value]).toEqual([['', '9'], '老客户'])
  expect(input).not.toHaveAttribute('aria-invalid')
  unmount()
})

test('in the data of a native form is the choice, not the text', async () => {
  const { main, unmount } = await mount(() => (
    <form>
      <ComboBox label="供应商" name="supplier" value="1" options={[{ id: '1', label: '江城精铸' }]} />
    </form>
  ))
  const data = new FormData(main.querySelector('form') as HTMLFormElement)
  expect([...data]).toEqual([['supplier', '1']])
  unmount()
})

test('IME: the Enter of Safari, which comes after the composition, does not take what is offered', async () => {
  const onChange = vi.fn()
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={[{ id: '1', label: '江城精铸' }]} onChange={onChange} />
  ))
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await compose(['j', 'jiang'], '江')
  await expect.element(page.elementLocator(input)).toHaveAttribute('aria-activedescendant')
  expect(enterOfSafari(input).defaultPrevented).toBe(true)
  await frames()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledOnce()
  unmount()
})

// A focus event in between is what puts the text of before back into the field (see Entry.tsx).
test('the option is left before the first letter, and no focus event comes between the letters', async () => {
  const { Empty } = composeStories(stories)
  const { main, unmount } = await mount(Empty)
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(input).toHaveAttribute('aria-activedescendant')
  const events: string[] = []
  for (const type of ['compositionupdate', 'focusin', 'input']) input.addEventListener(type, () => events.push(type))
  await compose(['z', 'zhu'], '株洲')
  await frames()
  unmount()
  expect(events.slice(0, 3)).toEqual(['compositionupdate', 'focusin', 'input'])
  expect(events.slice(3)).not.toContain('focusin')
})

test.each([
  ['below', 500, 150],
  ['above', 150, 500],
])('1.4.10: four times as large, the list stays open %s its field', async (_, before, after) => {
  await page.viewport(360, 225)
  const options = Array.from({ length: 12 }, (_each, index) => ({
    id: `${index}`,
    label: `江城精铸第${index}有限公司`,
    description: '91430100MA00000016，已注册，一级供应商',
  }))
  const { main, unmount } = await mount(() => (
    <>
      <div style={{ blockSize: before }} />
      <ComboBox label="供应商" options={options} />
      <div style={{ blockSize: after }} />
    </>
  ))
  const input = main.querySelector('input') as HTMLInputElement
  // As far from the top as the tab key leaves it, or as near to the bottom.
  scrollTo(0, scrollY + input.getBoundingClientRect().top - (before > after ? 84 : 150))
  input.focus({ preventScroll: true })
  await frames()
  const top = scrollY
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await new Promise((done) => setTimeout(done, 300))
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(scrollY).toBe(top)
  unmount()
  await page.viewport(1024, 768)
})

test('while the server searches, nothing of what was found for another text is shown', async () => {
  const options = [{ id: '1', label: '江城精铸' }]
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={options} onSearch={() => {}} isLoading />
  ))
  await userEvent.type(main.querySelector('input') as HTMLInputElement, '江')
  await expect.element(page.getByText('正在查找')).toBeVisible()
  expect(document.querySelector('[role=option][data-key]')).toBeNull()
  unmount()
})

test('the list that opens again below a choice is not that of the letters it was found by', async () => {
  const asked: string[] = []
  function Owner() {
    const [value, setValue] = useState('')
    return (
      <ComboBox
        label="供应商"
        value={value}
        onChange={setValue}
        options={[{ id: '1', label: '江城精铸' }]}
        onSearch={(text) => asked.push(text)}
      />
    )
  }
  const { main, unmount } = await mount(Owner)
  await userEvent.type(main.querySelector('input') as HTMLInputElement, '江')
  await userEvent.keyboard('{Enter}')
  await frames()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => asked).toEqual(['江', ''])
  unmount()
})

test.each(['Enter', 'press'])('a search that fails says so instead of 没有符合, and is repeated by %s', async (way) => {
  const ear = listen()
  function Owner() {
    const [isBroken, setBroken] = useState(true)
    return (
      <ComboBox
        label="供应商"
        value=""
        options={isBroken ? [] : [{ id: '1', label: '江城精铸' }]}
        onSearch={() => {}}
        failure={isBroken ? { problem: '网络已断开', onRetry: () => setBroken(false) } : undefined}
      />
    )
  }
  const { main, unmount } = await mount(Owner)
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.type(input, '江')
  const again = page.getByRole('option', { name: '网络已断开，重试' })
  await expect.element(again).toBeVisible()
  await expect.poll(() => ear.heard).toContain('网络已断开，重试')
  if (way === 'Enter') await userEvent.keyboard('{Enter}')
  else await userEvent.click(again)
  await expect.element(page.getByRole('option', { name: '江城精铸' })).toBeVisible()
  await expect.poll(() => ear.heard).toContain('共 1 项')
  expect(input.value).toBe('江')
  expect(ear.heard.filter((text) => text.startsWith('没有'))).toEqual([])
  ear.stop()
  // Nothing that is typed is left to be judged: the next test would hear it.
  await userEvent.clear(input)
  unmount()
})

test('APG: Alt+↓ opens the list and stands on no option, Alt+↑ closes it and keeps the text', async () => {
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={[{ id: '1', label: '江城精铸' }]} />
  ))
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => input.getAttribute('aria-expanded')).toBe('false')
  expect(input).toHaveFocus()
  unmount()
})
