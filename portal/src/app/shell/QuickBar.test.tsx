import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pinSideBar } from '#portal/parts/preferences.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { FrameBody } from './FrameBody.tsx'
import * as css from './frame.css.ts'
import QuickBar from './QuickBar.tsx'

const widths = [1024, 1280, 1440, 1600, 1920]

const qr = { name: '金票', url: 'https://example.com/', sizeClass: 'WIDE' }

async function coveredAt(width: number, isPinned: boolean): Promise<number> {
  await page.viewport(width, 900)
  pinSideBar(isPinned)
  const { main, unmount } = await mountPage(
    <div className={css.frame} data-bar-pinned={isPinned || undefined}>
      <FrameBody beside={[]} currentHref="">
        <p>1,234,567.89 元</p>
      </FrameBody>
      <QuickBar helpIds={[]} />
    </div>,
    undefined,
    { onlineService: 'https://example.com/', wechatQr: qr, appQr: qr },
  )
  // Neither the page's own edge nor that of the test lies beside the frame.
  const frame = main.querySelector<HTMLElement>('[data-bar-pinned], div')!
  Object.assign(frame.style, { position: 'absolute', inset: '0' })
  const text = main.querySelector('p')!.getBoundingClientRect()
  const shown = [...main.querySelectorAll('aside [data-page-bar]')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  )
  const edges = shown.map((part) => part.getBoundingClientRect().left)
  unmount()
  return Math.max(0, text.right - Math.min(...edges))
}

test.each(widths)('at %i px the side bar lies over nothing of a page as it begins, pinned or not', async (width) => {
  expect([await coveredAt(width, false), await coveredAt(width, true)]).toEqual([0, 0])
  pinSideBar(false)
})
