import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { barChartContract } from './BarChart.a11y.ts'
import * as broken from './BarChart.broken.tsx'
import * as stories from './BarChart.stories.tsx'
import { BarChart } from './BarChart.tsx'

runContract(barChartContract, stories, broken)

test('1.4.1: the eye finds the label and the value beside each bar', async () => {
  const { Money } = composeStories(stories)
  const { main, unmount } = await mount(() => <Money />)
  const rows = [...main.querySelectorAll<HTMLElement>('figure > [aria-hidden] > div > div')]
  expect(rows.map(({ innerText }) => innerText.split(/\s+/).filter(Boolean))).toEqual([
    ['11月23日至29日', '3,500,000.00'],
    ['11月30日至12月6日', '12,000,000.00'],
    ['12月7日至13日', '0.00'],
    ['12月14日至20日', '780,000.50'],
    ['12月21日至27日', '5,600,000.00'],
  ])
  unmount()
})

test('visual: in a rail a bar stands between its words and its amount, on a phone below them', async () => {
  const { Money } = composeStories(stories)
  const topsAt = async (inlineSize: number) => {
    const { main, unmount } = await mount(() => (
      <div style={{ inlineSize }}>
        <Money />
      </div>
    ))
    const row = main.querySelector('figure > [aria-hidden] > div > div')!
    const [label, track] = Array.from(row.children, (part) => part.getBoundingClientRect())
    unmount()
    return track!.top >= label!.bottom
  }
  expect([await topsAt(395), await topsAt(326)]).toEqual([false, true])
})

test('visual: bars of time stand above a scale where there is room, the highest first to be seen, else they lie', async () => {
  const { Upright } = composeStories(stories)
  const drawn = async (inlineSize: number) => {
    const { main, unmount } = await mount(() => (
      <div style={{ inlineSize }}>
        <Upright />
      </div>
    ))
    const drawing = main.querySelector<HTMLElement>('figure > [aria-hidden]')!
    const boxes = [...drawing.querySelectorAll('[style*=bar-height]')].map((bar) => bar.getBoundingClientRect())
    const found = { words: drawing.innerText.split(/\s+/).filter(Boolean), boxes }
    unmount()
    return found
  }
  const { words, boxes } = await drawn(800)
  expect(words).toEqual(expect.arrayContaining(['0元', '500万元', '11-23', '11-30']))
  expect(words).not.toContain('3,500,000.00')
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  expect(boxes[1]!.height).toBeGreaterThan(boxes[0]!.height * 3)
  const narrow = await drawn(500)
  expect(narrow.words).toEqual(expect.arrayContaining(['11月23日至29日', '3,500,000.00']))
  expect(narrow.words).not.toContain('11-23')
  expect(new Set(narrow.boxes.map(({ left }) => Math.round(left))).size).toBe(1)
})

test('a short name that is the name itself is written once', async () => {
  const { main, unmount } = await mount(() => (
    <BarChart
      finding="逾期 3元"
      labelHeader="到期周"
      valueHeader="到期金额（元）"
      bars={[
        { label: '逾期', short: '逾期', value: '3.00' },
        { label: '11月23日至29日', short: '11-23', value: '5.00' },
      ]}
    />
  ))
  const drawn = main.querySelector('figure > [aria-hidden]')!.textContent
  expect(drawn!.split('逾期')).toHaveLength(2)
  expect(drawn).toMatch(/11月23日至29日11-23/)
  unmount()
})
