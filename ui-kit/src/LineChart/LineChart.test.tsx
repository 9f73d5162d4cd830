import { contrastRatio } from '@jinpiao/themes/contrast'
import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { lineChartContract } from './LineChart.a11y.ts'
import * as broken from './LineChart.broken.tsx'
import * as stories from './LineChart.stories.tsx'

runContract(lineChartContract, stories, broken)
const { FourLines, Gap, Money, Narrow } = composeStories(stories)
const all = <Kind extends Element>(main: HTMLElement, selector: string) => [...main.querySelectorAll<Kind>(selector)]
/** `rgb(1, 2, 3)` → `#010203`. */
const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
const groups = (main: HTMLElement) => all<SVGGElement>(main, 'svg > g')

test('1.4.1: no two lines have the same dashes, no two the same points', async () => {
  const { main, unmount } = await mount(() => <FourLines />)
  const dashes = groups(main).map((group) => getComputedStyle(group.querySelector('line') as Element).strokeDasharray)
  const points = groups(main).map((group) => group.querySelector('path')?.getAttribute('d'))
  expect(new Set(dashes).size).toBe(4)
  expect(new Set(points).size).toBe(4)
  unmount()
})

test('1.4.11: each line and each point is 3:1 on the page and on a card, in every mode', async () => {
  const { main, unmount } = await mount(() => <FourLines />)
  const root = document.documentElement
  for (const mode of ['light', 'dark', 'contrast', 'contrast-dark']) {
    root.dataset['theme'] = mode
    for (const surface of ['surface', 'raised', 'sunken']) {
      main.style.backgroundColor = `var(--jp-color-${surface})`
      const behind = hex(getComputedStyle(main).backgroundColor)
      for (const group of groups(main)) {
        const { stroke } = getComputedStyle(group.querySelector('line') as Element)
        const { fill } = getComputedStyle(group.querySelector('path') as Element)
        expect(contrastRatio(hex(stroke), behind), `line on ${surface}, ${mode}`).toBeGreaterThanOrEqual(3)
        expect(contrastRatio(hex(fill), behind), `point on ${surface}, ${mode}`).toBeGreaterThanOrEqual(3)
      }
    }
  }
  unmount()
})

test('names at the ends of lines that meet do not lie on each other, and stand in the order of the lines', async () => {
  await page.viewport(800, 600)
  const { main, unmount } = await mount(() => <FourLines />)
  const names = ['兑付', '融资', '转让', '开立'].map((name) =>
    all<HTMLElement>(main, 'figure [aria-hidden] span')
      .filter((span) => span.textContent === name)
      .map((span) => span.getBoundingClientRect())
      .find(({ width }) => width > 0),
  )
  names.slice(1).forEach((below, i) => expect(below?.top).toBeGreaterThanOrEqual(Number(names[i]?.bottom)))
  unmount()
})

test('a month without a value is a gap: no line leads over it', async () => {
  const { main, unmount } = await mount(() => <Gap />)
  expect(all(main, 'svg > g > line').length).toBe(2)
  expect(all(main, 'svg > g > svg').length).toBe(4)
  unmount()
})

test('a line goes from point to point: higher is more, later is further', async () => {
  await page.viewport(800, 600)
  const { main, unmount } = await mount(() => <Money />)
  const [issued] = groups(main)
  const places = [...(issued?.querySelectorAll('path') ?? [])].map((path) => path.getBoundingClientRect())
  expect(places.map(({ left }) => left)).toEqual(places.map(({ left }) => left).toSorted((a, b) => a - b))
  // 12 800 000 in June is the highest of all, 6 200 000 in January the lowest.
  expect(Math.min(...places.map(({ top }) => top))).toBe(places.at(-1)?.top)
  expect(Math.max(...places.map(({ top }) => top))).toBe(places[0]?.top)
  unmount()
})

test('1.4.10: at 320 px nothing lies on another, and the names stand above with their dashes', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(() => <Narrow />)
  const { documentElement } = document
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  const samples = all<SVGElement>(main, 'span > svg').map((svg) => svg.getBoundingClientRect().width)
  expect(samples.filter((width) => width > 0)).toEqual([32, 32])
  unmount()
})
