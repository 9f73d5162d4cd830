import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { compose, insert } from './testing/ime.ts'
import { frames, mount } from './testing/mount.tsx'

interface Owned {
  value: string
  onChange: (value: string) => void
}

async function open(field: (props: Owned) => ReactNode, first = '') {
  function Owner() {
    const [value, setValue] = useState(first)
    return field({ value, onChange: setValue })
  }
  const { main, unmount } = await mount(Owner)
  const box = main.querySelector('input') as HTMLInputElement
  box.focus()
  return { box, unmount }
}

const money = (props: Owned) => <MoneyField label="金额（元）" {...props} />
const days = (props: Owned) => <NumberField label="账期（天）" min="1" {...props} />
const change = (props: Owned) => <NumberField label="浮动（基点）" {...props} />

test.each([
  ['MoneyField', money, '-1a2,3. .4', '123.4'],
  ['MoneyField, full-width keys', money, '１ａ２。３．４', '１２。３４'],
  ['NumberField', days, '-1a2,3. .4', '123.4'],
  ['NumberField without a least value', change, '-1-a.5', '-1.5'],
] as const)('spec §5: %s lets only digits and one dot in', async (_, field, keys, text) => {
  const { box, unmount } = await open(field)
  await userEvent.keyboard(keys)
  expect(box.value).toBe(text)
  unmount()
})

test('spec §5: a dot may be typed over the one that stands there, a minus only in front', async () => {
  const { box, unmount } = await open(change)
  await userEvent.keyboard('1.5')
  box.setSelectionRange(1, 2)
  await userEvent.keyboard('.')
  expect(box.value).toBe('1.5')
  await userEvent.keyboard('-')
  expect(box.value).toBe('1.5')
  unmount()
})

test.each(['1,234.56', '１，２３４．５', '¥1 234.56元', '12a'])('spec §5: %s comes in whole', async (text) => {
  const { box, unmount } = await open(money)
  await insert(text)
  expect(box.value).toBe(text)
  box.select()
  // What the browser asks before it pastes, one character too.
  for (const data of [text, ',']) {
    const asked = new InputEvent('beforeinput', { inputType: 'insertFromPaste', data, bubbles: true, cancelable: true })
    expect(box.dispatchEvent(asked), 'nobody stops the paste').toBe(true)
  }
  unmount()
})

test('IME: what is composed is left alone, a single character too', async () => {
  const { box, unmount } = await open(money)
  await compose(['y', 'yi'], '一')
  await frames()
  expect(box.value).toBe('一')
  unmount()
})
