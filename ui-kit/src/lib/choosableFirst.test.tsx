import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { mount } from './testing/mount.tsx'

const closed = '已冻结'
const labels = ['冻结的额度', '甲额度', '过期的额度', '乙额度']
const isClosed = (index: number) => index % 2 === 0
const options = labels.map((label, index) => ({
  id: label,
  label,
  ...(isClosed(index) && { disabledReason: closed }),
}))
const choices = labels.map((label, index) => ({
  value: label,
  label,
  ...(isClosed(index) && { disabledReason: closed }),
}))
const common = { label: '额度', onChange: () => {} }

/** Every control of the kit whose choices may have a reason why they cannot be chosen. */
const pickers: Record<string, { picker: ReactElement; role: 'option' | 'radio'; open?: () => Promise<unknown> }> = {
  Select: {
    picker: <Select {...common} value="" options={options} />,
    role: 'option',
    open: () => page.getByRole('button', { name: /额度/ }).click(),
  },
  ComboBox: {
    picker: <ComboBox {...common} value="" options={options} onSearch={() => {}} />,
    role: 'option',
    open: async () => {
      await page.getByRole('combobox').click()
      await userEvent.keyboard('{ArrowDown}')
    },
  },
  RadioGroup: { picker: <RadioGroup {...common} value="" options={choices} />, role: 'radio' },
}

test.each(Object.keys(pickers))('0049: in a %s what cannot be chosen comes last', async (name) => {
  const { picker, role, open } = pickers[name] ?? {}
  const { unmount } = await mount(() => picker)
  try {
    await open?.()
    const found = page.getByRole(role ?? 'option')
    await expect.poll(() => found.elements().length).toBe(labels.length)
    const order = found.elements().map((each) => labels.findIndex((label) => textOf(each).includes(label)))
    expect(order).toEqual([1, 3, 0, 2])
  } finally {
    unmount()
  }
})

/** What a choice is called: its own text, or that of the label around it. */
const textOf = (choice: Element) => choice.textContent || choice.closest('label')?.textContent || ''
