import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { moneyFieldContract } from './MoneyField.a11y.ts'
import * as broken from './MoneyField.broken.tsx'
import * as stories from './MoneyField.stories.tsx'
import { MoneyField } from './MoneyField.tsx'

runContract(moneyFieldContract, stories, broken)

async function form() {
  const seen: string[] = []
  function Form() {
    const [value, setValue] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          seen.push(value)
        }}
      >
        <MoneyField label="金额（元）" value={value} onChange={setValue} />
      </form>
    )
  }
  const { main, unmount } = await mount(Form)
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  return { input, main, unmount, seen }
}

test('accessibility §5.1: Enter formats, then submits the formatted value', async () => {
  const { input, unmount, seen } = await form()
  await userEvent.keyboard('1234.5{Enter}')
  expect(input.value).toBe('1,234.50')
  expect(seen).toEqual(['1234.50'])
  unmount()
})

test('3.3.4: Enter on what is no amount submits nothing', async () => {
  const { unmount, seen } = await form()
  await userEvent.keyboard('.{Enter}')
  expect(seen).toEqual([])
  unmount()
})

test('IME: the Enter that ends a composition neither formats nor submits', async () => {
  const { input, unmount, seen } = await form()
  await userEvent.keyboard('１２')
  for (const composing of composingKeys) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
    await frames()
  }
  expect(input.value).toBe('１２')
  expect(seen).toEqual([])
  unmount()
})

test('the caret stays where it is after Backspace in the middle', async () => {
  const { input, unmount } = await form()
  await userEvent.keyboard('1234567')
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('{Backspace}')
  expect([input.value, input.selectionStart]).toEqual(['124567', 2])
  unmount()
})

test('1.4.13: the formatted number shows on focus and Esc closes it, and only it', async () => {
  const { input, main, unmount } = await form()
  let outer = 0
  main.addEventListener('keydown', () => outer++)
  await userEvent.keyboard('1234567')
  await expect.poll(() => main.textContent).toContain('1,234,567.00')
  outer = 0
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => main.textContent).not.toContain('1,234,567.00')
  expect([outer, input.value]).toEqual([0, '1234567'])
  await userEvent.keyboard('{Escape}')
  expect(outer).toBe(1)
  unmount()
})

test('G7: at 320 px nothing is wider than the page', async () => {
  const { main, unmount } = await mount(() => (
    <div style={{ inlineSize: 272 }}>
      <MoneyField
        label="融资金额（元）"
        value="99999999999999.98"
        showWords
        fillMax={{ label: '全部可用额度', value: '2000000.00' }}
      />
    </div>
  ))
  const box = main.firstElementChild as HTMLElement
  expect(box.scrollWidth).toBeLessThanOrEqual(272)
  unmount()
})

test('4.1.3: a description that depends on the amount stands still while it is typed', async () => {
  function Form() {
    const [value, setValue] = useState('')
    return <MoneyField label="金额（元）" value={value} onChange={setValue} description={<b>已填 {value || '0'}</b>} />
  }
  const { main, unmount } = await mount(Form)
  const input = main.querySelector('input') as HTMLInputElement
  const description = () => document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  input.focus()
  await userEvent.keyboard('12')
  expect(description()?.textContent).toBe('已填 0')
  await userEvent.tab()
  expect(description()?.textContent).toBe('已填 12.00')
  unmount()
})

test('a form that is filled or reset shows its value, also the one that stood there before the typing', async () => {
  let give: (value: string) => void = () => {}
  function Form() {
    const [value, setValue] = useState('8')
    give = setValue
    return <MoneyField label="金额（元）" value={value} onChange={setValue} />
  }
  const { main, unmount } = await mount(Form)
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await userEvent.keyboard('9')
  expect(input.value).toBe('8.009')
  give('8')
  await expect.poll(() => input.value).toBe('8.00')
  give('1234.5')
  await expect.poll(() => input.value).toBe('1,234.50')
  unmount()
})

test('3.2.2: what can only be read is not filled by a button either', async () => {
  const { main, unmount } = await mount(() => (
    <MoneyField label="金额（元）" value="1.00" isReadOnly fillMax={{ label: '全部可用额度', value: '5.00' }} />
  ))
  expect(main.querySelector('button')).toBeNull()
  unmount()
})

test('visual: where the button that fills in has a line of its own, its words begin where the field does', async () => {
  const { main, unmount } = await mount(() => (
    <div style={{ inlineSize: 300 }}>
      <MoneyField label="金额（元）" value="" fillMax={{ label: '全部可用额度', value: '2000000.00' }} />
    </div>
  ))
  const [input, words] = [main.querySelector('input'), main.querySelector('button > span')].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(words?.top).toBeGreaterThan(input?.bottom ?? 0)
  expect(words?.left).toBe(input?.left)
  unmount()
})
