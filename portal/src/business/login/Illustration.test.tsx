import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import Illustration from './Illustration.tsx'

const forcedColors = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  )

test('visual: in forced colours the drawing has the colours of text and page', async () => {
  await page.viewport(1440, 900)
  const { main, unmount } = await mountPage(
    <>
      <p style={{ color: 'CanvasText', backgroundColor: 'Canvas' }}>一票通链</p>
      <Illustration />
    </>,
  )
  const system = getComputedStyle(main.querySelector('p') as Element)
  try {
    await forcedColors('active')
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    for (const part of main.querySelectorAll('svg > *')) expect(getComputedStyle(part).stroke).toBe(system.color)
    const ticket = main.querySelector('svg > g') as Element
    expect(getComputedStyle(ticket).fill).toBe(system.backgroundColor)
  } finally {
    await forcedColors('none')
    unmount()
  }
})
