import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { numberFieldContract } from './NumberField.a11y.ts'
import * as broken from './NumberField.broken.tsx'
import * as stories from './NumberField.stories.tsx'
import { NumberField } from './NumberField.tsx'

runContract(numberFieldContract, stories, broken)

test.each([
  ['0', 0],
  ['30', 1],
])('Enter on %j submits the form %i times', async (text, times) => {
  const submitted = vi.fn()
  const { unmount } = await mount(() => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <NumberField label="账期（天）" min="1" value="" />
    </form>
  ))
  await userEvent.keyboard(`{Tab}${text}{Enter}`)
  expect(submitted).toHaveBeenCalledTimes(times)
  unmount()
})
