import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { printDocumentContract } from './PrintDocument.a11y.ts'
import * as broken from './PrintDocument.broken.tsx'
import * as stories from './PrintDocument.stories.tsx'
import { PrintButton, PrintDocument, PrintSheets } from './PrintDocument.tsx'

runContract(printDocumentContract, stories, broken)

const media = (name: '' | 'print') =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  )

test('P17: on paper it is black on white under a dark theme, each on its own sheet, without the button', async () => {
  const sheet = (id: string) => (
    <PrintDocument issuer="平台" title="凭证" number={id} facts={[{ label: '金额', value: '1' }]} />
  )
  const { main, unmount } = await mount(() => (
    <>
      <PrintButton />
      <PrintSheets>
        {sheet('1')}
        {sheet('2')}
      </PrintSheets>
    </>
  ))
  document.documentElement.dataset['theme'] = 'dark'
  const [first, second] = main.querySelectorAll('article')
  const button = main.querySelector('button') as HTMLElement
  const look = (element: Element | undefined) => getComputedStyle(element as Element)
  expect(button.checkVisibility()).toBe(true)
  try {
    await media('print')
    await expect.poll(() => button.checkVisibility()).toBe(false)
    expect([look(first).color, look(first).backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    expect(look(main.querySelector('dt') ?? undefined).color).toBe('rgb(0, 0, 0)')
    expect([look(first).breakBefore, look(second).breakBefore]).toEqual(['auto', 'page'])
  } finally {
    await media('')
    document.documentElement.dataset['theme'] = 'light'
    unmount()
  }
})

test('visual: on a wide page the sheet stands in the middle', async () => {
  const { main, unmount } = await mount(() => (
    <div style={{ inlineSize: 1000 }}>
      <PrintSheets>
        <PrintDocument issuer="平台" title="凭证" number="1" facts={[{ label: '金额', value: '1' }]} />
      </PrintSheets>
    </div>
  ))
  const page = main.firstElementChild?.getBoundingClientRect() as DOMRect
  const sheet = main.querySelector('article')?.getBoundingClientRect() as DOMRect
  expect(sheet.width).toBe(720)
  expect(sheet.left - page.left).toBe(page.right - sheet.right)
  unmount()
})
