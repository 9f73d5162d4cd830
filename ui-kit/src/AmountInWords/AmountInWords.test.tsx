import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { amountInWordsContract } from './AmountInWords.a11y.ts'
import * as broken from './AmountInWords.broken.tsx'
import * as stories from './AmountInWords.stories.tsx'
import { AmountInWords } from './AmountInWords.tsx'

runContract(amountInWordsContract, stories, broken)

test('3.1.2: only words in Chinese are marked as Chinese', async () => {
  const { main, unmount } = await mount(
    () => (
      <>
        <AmountInWords value="12.00" />
        <AmountInWords value="1000000000000000" />
      </>
    ),
    'en-US',
  )
  expect([...main.querySelectorAll('[lang]')].map((each) => each.textContent)).toEqual(['壹拾贰元整'])
  unmount()
})
