import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frames, mount } from './mount.tsx'

test('Tab leaves a story at its end however often it has left one before', async () => {
  const { main, unmount } = await mount(() => <a href="#one">唯一的链接</a>)
  const link = main.querySelector('a')
  for (let times = 1; times <= 12; times++) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement, `into the story, ${times}`).toBe(link)
    await userEvent.keyboard('{Tab}')
    await frames()
    expect(document.activeElement, `out of it, ${times}`).toBe(document.body)
  }
  unmount()
})
