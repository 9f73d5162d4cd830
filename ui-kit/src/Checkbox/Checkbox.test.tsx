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
