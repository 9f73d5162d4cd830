import { expect, test } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { checkboxGroupContract } from './CheckboxGroup.a11y.ts'
import * as broken from './CheckboxGroup.broken.tsx'
import * as stories from './CheckboxGroup.stories.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

runContract(checkboxGroupContract, stories, broken)

test('3.3.2: a name that is not seen says 必填, too', async () => {
  const { main, unmount } = await mount(() => (
    <CheckboxGroup aria-label="通知方式" isRequired>
      <Checkbox value="sms">短信</Checkbox>
    </CheckboxGroup>
  ))
  expect(main.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('通知方式 必填')
  unmount()
})
