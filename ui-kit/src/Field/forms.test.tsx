import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DateField } from '../DateField/DateField.tsx'
import { focusField } from '../ErrorSummary/ErrorSummary.tsx'
import type { Focusable } from '../lib/focusTarget.ts'
import { axTree } from '../lib/testing/axTree.ts'
import { fieldCases, type Given } from '../lib/testing/fieldCases.tsx'
import { frames, mount } from '../lib/testing/mount.tsx'

const dataOf = (main: HTMLElement) => [...new FormData(main.querySelector('form') as HTMLFormElement)]
/** What a field says by itself. A pointer that the test before has left there opens its tooltip, sooner or later. */
const wordsOf = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>('[data-tooltip]')].reduce(
    (words, { innerText }) => words.replace(innerText, '').trim(),
    main.innerText.trim(),
  )
/** Fields that have no error. */
const neverWrong = ['Switch', 'SearchField', 'SegmentedSwitch']
const outside = (main: HTMLElement) => main.querySelector('#after') as HTMLElement

describe.each(fieldCases)('%s', (component, { render, value, sent, change, changed }) => {
  async function inNative(disabled?: boolean) {
    const ref = { current: null as Focusable | null }
    const onBlur = vi.fn()
    const given = {
      name: 'f',
      ref: (handle: Focusable | null) => {
        ref.current = handle
      },
      onBlur,
      ...(disabled !== undefined && { disabled }),
      defaultValue: value as never,
    }
    const mounted = await mount(() => (
      <>
        <form>{render(given)}</form>
        <button type="button" id="after">
          后
        </button>
      </>
    ))
    return { ...mounted, ref, onBlur }
  }

  test('form: a native form has its canonical value, and a reset brings back what stood there at first', async () => {
    const { main, unmount } = await inNative()
    expect(dataOf(main)).toEqual(sent)
    await change(main)
    outside(main).focus()
    await expect.poll(() => dataOf(main)).not.toEqual(sent)
    ;(main.querySelector('form') as HTMLFormElement).reset()
    await expect.poll(() => dataOf(main)).toEqual(sent)
    unmount()
  })

  test('3.3.1: what is wrong with it is a state of what has the focus, with the error as its description', async () => {
    const wrong = { name: 'f', error: '这里写错了', toError: '这里写错了' } as unknown as Given<never>
    const { main, unmount } = await mount(() => <form>{render(wrong)}</form>)
    // A switch, and what is looked for, are never wrong.
    if (main.innerText.includes('这里写错了')) {
      const told = (await axTree()).filter(({ states }) => states['invalid'] === 'true')
      expect(told.map(({ description }) => description)).toContainEqual(expect.stringContaining('这里写错了'))
    } else expect(neverWrong).toContain(component)
    unmount()
  })

  test('form: without a name it sends nothing, and a reset brings back what stood there at first', async () => {
    const { main, unmount } = await mount(() => <form>{render({ defaultValue: value } as Given<never>)}</form>)
    const shown = () =>
      [...main.querySelectorAll<HTMLInputElement>('input, textarea')]
        .map(({ value, checked }) => [value, checked])
        .concat([[wordsOf(main), false]])
    const first = shown()
    expect(dataOf(main)).toEqual([])
    await change(main)
    // What a field shows only while it has the focus is not its value.
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(shown).not.toEqual(first)
    expect(dataOf(main)).toEqual([])
    ;(main.querySelector('form') as HTMLFormElement).reset()
    await expect.poll(shown).toEqual(first)
    unmount()
  })

  test('form: a reset that the application prevents changes nothing', async () => {
    const { main, unmount } = await inNative()
    const form = main.querySelector('form') as HTMLFormElement
    await change(main)
    outside(main).focus()
    await frames()
    const before = dataOf(main)
    // On the way down: react-aria listens at the form, before React's handlers.
    main.addEventListener('reset', (event) => event.preventDefault(), true)
    form.reset()
    await frames()
    expect(dataOf(main)).toEqual(before)
    unmount()
  })

  test('form: `ref` takes the focus, and `onBlur` is called once, when the focus has left the whole field', async () => {
    const { main, unmount, ref, onBlur } = await inNative()
    ref.current?.focus()
    const form = main.querySelector('form') as HTMLFormElement
    expect(form.contains(document.activeElement)).toBe(true)
    for (let stops = 0; form.contains(document.activeElement) && stops < 12; stops++) {
      expect(onBlur).not.toHaveBeenCalled()
      await userEvent.tab()
    }
    await expect.poll(() => onBlur.mock.calls.length).toBe(1)
    await frames()
    expect(onBlur).toHaveBeenCalledTimes(1)
    unmount()
  })

  test('form: an error that has its name leads to it', async () => {
    const { main, unmount } = await inNative()
    focusField({ name: 'f', message: '请检查' }, main)
    expect(main.querySelector('form')?.contains(document.activeElement)).toBe(true)
    unmount()
  })

  test('form: disabled by the form it is not sent, does not change, and still takes the focus', async () => {
    const { main, unmount, ref } = await inNative(true)
    expect(dataOf(main)).toEqual([])
    ref.current?.focus()
    const focused = document.activeElement as HTMLInputElement
    expect(main.querySelector('form')?.contains(focused)).toBe(true)
    const look = () => [focused.value, focused.checked, focused.textContent]
    const before = look()
    await userEvent.keyboard('7 ')
    await frames()
    expect(look()).toEqual(before)
    unmount()
  })

  test('form: react-hook-form has its value by {...field}, focuses it and resets it', async () => {
    let form: ReturnType<typeof useForm<{ f: unknown }>> | undefined
    function Owner() {
      const own = useForm<{ f: unknown }>({ defaultValues: { f: value } })
      form = own
      return (
        <>
          <form>
            <Controller
              control={own.control}
              name="f"
              render={({ field: given }) => render(given as unknown as Given<never>)}
            />
          </form>
          <button type="button" id="after">
            后
          </button>
        </>
      )
    }
    const { main, unmount } = await mount(Owner)
    const held = () => form?.getValues('f')
    expect(held()).toEqual(value)
    form?.setFocus('f')
    await expect.poll(() => main.querySelector('form')?.contains(document.activeElement)).toBe(true)
    await change(main)
    outside(main).focus()
    await expect.poll(held).toEqual(changed)
    await expect.poll(() => form?.getFieldState('f').isTouched).toBe(true)
    form?.reset()
    await expect.poll(held).toEqual(value)
    await expect.poll(() => dataOf(main)).toEqual(sent)
    unmount()
  })
})

test('form: focus that goes to the calendar of a field has not left it', async () => {
  const onBlur = vi.fn()
  const { main, unmount } = await mount(() => <DateField label="甲" defaultValue="2026-01-01" onBlur={onBlur} />)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => main.contains(document.activeElement)).toBe(true)
  expect(onBlur).not.toHaveBeenCalled()
  unmount()
})

/** Texts as people type or paste them, and what the form is told of them. */
const raw: Record<string, [typed: string, told: string]> = {
  TextField: ['江城 ', '江城'],
  SearchField: ['江城 ', '江城'],
  PhoneField: ['+86 138-0013-8000', '13800138000'],
  OtpField: ['12 34 56', '123456'],
  IdCardField: ['11010519491231002x', '11010519491231002X'],
  CardNumberField: ['6222 0202', '62220202'],
  MoneyField: ['1,000', '1000.00'],
  NumberField: ['1,080', '1080'],
  DateField: ['2026年2月3日', '2026-02-03'],
}

describe.each(fieldCases.filter(([name]) => name in raw))('%s', (name, { render }) => {
  test('form: Enter submits what leaving the field would have made of the text', async () => {
    const [typed, told] = raw[name] as [string, string]
    const submitted: string[] = []
    let value = ''
    const onChange = (next: string) => {
      value = next
    }
    const given = { name: 'f', onChange, defaultValue: '' } as unknown as Given<never>
    const { main, unmount } = await mount(() => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push(value)
        }}
      >
        {render(given)}
      </form>
    ))
    const box = main.querySelector('input:not([type=hidden])') as HTMLInputElement
    await userEvent.fill(box, typed)
    await userEvent.keyboard('{Enter}')
    expect(submitted).toEqual([told])
    unmount()
  })
})
