import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { meterContract } from './Meter.a11y.ts'
import * as broken from './Meter.broken.tsx'
import * as stories from './Meter.stories.tsx'
import { Meter } from './Meter.tsx'

runContract(meterContract, stories, broken)

test.each([
  ['1200000.00', undefined, 'Used 60 percent, Left 800,000.00 yuan'],
  ['1200000.00', '300000.00', 'Used 60 percent, This time 15 percent, Left 500,000.00 yuan'],
  ['0.01', undefined, 'Used less than 1 percent, Left 1,999,999.99 yuan'],
  ['1999999.99', undefined, 'Used less than 100 percent, Left 0.01 yuan'],
  ['1200000.00', '1.00', 'Used 60 percent, This time less than 1 percent, Left 799,999.00 yuan'],
  ['2500000.00', undefined, 'Over by 500,000.00 yuan'],
])(
  'in English too the ear is told what the eye sees: of %s, and %s, the rest, in yuan',
  async (used, adding, finding) => {
    const part = { used, adding, total: '2000000.00' }
    const { main, unmount } = await mount(() => <Meter label="Limit" {...part} />, 'en-US')
    main.querySelector('figcaption [aria-hidden]')?.remove()
    expect(main.querySelector('figcaption')?.textContent).toContain(finding)
    unmount()
  },
)
