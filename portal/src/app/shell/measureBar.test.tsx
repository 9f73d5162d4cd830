import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { bar } from './bar.css.ts'
import { measureBar } from './measureBar.ts'

const barSize = () => getComputedStyle(document.documentElement).getPropertyValue('--page-bar-size')
const Bar = () => <header ref={measureBar} className={bar} style={{ boxSizing: 'border-box', blockSize: 88 }} />

beforeEach(() => page.viewport(1024, 768))

test('2.4.11: what is scrolled to keeps clear of the bar as high as it is, on two lines as well', async () => {
  const { main, unmount } = await mountPage(<Bar />)
  await expect.poll(barSize).toBe('88px')
  main.querySelector('header')!.style.blockSize = '104px'
  await expect.poll(barSize).toBe('104px')
  unmount()
  expect(barSize()).toBe('64px')
})

test('1.4.10: in a low window the bar scrolls away, and nothing keeps its height free', async () => {
  await mountPage(<Bar />)
  await expect.poll(barSize).toBe('88px')
  await page.viewport(1024, 400)
  await expect.poll(barSize).toBe('0px')
})
