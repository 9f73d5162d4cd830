import { vars } from '@jinpiao/themes/contract.css'
import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { checkboxContract } from './Checkbox.a11y.ts'
import * as broken from './Checkbox.broken.tsx'
import * as stories from './Checkbox.stories.tsx'
import { Checkbox } from './Checkbox.tsx'

runContract(checkboxContract, stories, broken)

test('2.5.5: the label and the box together are 44 px high', async () => {
  const { main, unmount } = await mount(() => <Checkbox>同意</Checkbox>)
  expect(main.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  unmount()
})

test('visual: an error has the colour of danger, and not that of the description above it', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <span style={{ color: vars.color.dangerText }}>危险</span>
      <Checkbox description="说明" error="请勾选">
        同意
      </Checkbox>
    </>
  ))
  const colourOf = (words: string) => {
    const element = [...main.querySelectorAll('span, div')].findLast((each) => each.textContent === words)
    return element && getComputedStyle(element).color
  }
  expect(colourOf('请勾选')).toBe(colourOf('危险'))
  expect(colourOf('请勾选')).not.toBe(colourOf('说明'))
  unmount()
})
