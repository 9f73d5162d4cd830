import { expect, test } from 'vitest'
import { ProseText } from './Moment.tsx'
import { mountPage } from './testing/mountPage.tsx'

test('composition, dates: in a narrow text a day does not break, and what is read and copied stays the same', async () => {
  const text = '您有一份 2026-11-26 14:03 保存的草稿'
  for (const width of [90, 110, 130, 150, 170, 190]) {
    const { main, unmount } = await mountPage(
      <p style={{ inlineSize: width }}>
        <ProseText>{text}</ProseText>
      </p>,
    )
    const seen = main.querySelector('[aria-hidden=true]') as Element
    expect(seen.textContent).toBe(text)
    const day = [...seen.querySelectorAll('span')].find((each) => each.textContent === '2026-11-26 14:03')
    expect(day?.getClientRects()).toHaveLength(1)
    unmount()
  }
})
