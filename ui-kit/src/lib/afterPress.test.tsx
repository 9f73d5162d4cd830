import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { IdCardField } from '../IdCardField/IdCardField.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { mount } from './testing/mount.tsx'

/** As react-hook-form does with `mode: 'onBlur'`: the form's own sentence comes when the field is left. */
function CheckedOnLeaving() {
  const [error, setError] = useState<string>()
  return <TextField label="甲" error={error} onBlur={() => setError('请填写两个字以上的名称')} />
}

/** Each field with a text that it refuses when it is left: the sentence moves what is below it. */
const cases = {
  IdCardField: [() => <IdCardField today="2026-01-01" />, '1'],
  MoneyField: [() => <MoneyField label="甲" max={100n} />, '999'],
  NumberField: [() => <NumberField label="甲" max="9" />, '99'],
  DateField: [() => <DateField label="甲" />, '二月'],
  ComboBox: [() => <ComboBox label="甲" options={[]} />, '江'],
  'a form that checks on leaving': [() => <CheckedOnLeaving />, '江'],
} as const

describe('a click is not lost to a message that appears', () => {
  test.each(Object.entries(cases))('%s', async (_, [field, text]) => {
    const onPress = vi.fn()
    const onClick = vi.fn()
    const { main, unmount } = await mount(() => (
      <>
        {field()}
        {/* As high as a line of text: what moves one line away is missed. */}
        <button type="button" style={{ blockSize: 16, padding: 0, display: 'block' }} onClick={onClick}>
          下一步
        </button>
        <Button onPress={onPress}>提交</Button>
      </>
    ))
    const box = main.querySelector('input') as HTMLInputElement
    // By element: what is outside an open list has no role.
    const [next, submit] = [...main.querySelectorAll('button')].slice(-2) as unknown as [HTMLElement, HTMLElement]
    await userEvent.type(box, text)
    // An open list lies over the button.
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(next, { delay: 120 })
    expect(onClick).toHaveBeenCalledOnce()
    await expect.element(page.elementLocator(box)).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(box, '')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(submit, { delay: 120 })
    expect(onPress).toHaveBeenCalledOnce()
    unmount()
  })
})

test('what the press does finds the field as it is after leaving', async () => {
  const seen: string[] = []
  let value = ''
  const { main, unmount } = await mount(() => (
    <>
      <TextField label="甲" onChange={(next) => (value = next)} />
      <Button onPress={() => void seen.push(value)}>提交</Button>
    </>
  ))
  await userEvent.type(main.querySelector('input') as HTMLInputElement, '江城  ')
  await userEvent.click(main.querySelector('button') as HTMLElement, { delay: 120 })
  expect(seen).toEqual(['江城'])
  unmount()
})

test('a press that ends elsewhere is followed by what leaving changes, too', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <NumberField label="甲" max="9" />
      <p>说明</p>
    </>
  ))
  const box = main.querySelector('input') as HTMLInputElement
  await userEvent.type(box, '99')
  await userEvent.click(main.querySelector('p') as HTMLElement, { button: 'right' })
  await expect.element(page.elementLocator(box)).toHaveAttribute('aria-invalid', 'true')
  unmount()
})
