import type { Ticket } from '@jinpiao/contract/credits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as face from '#portal/parts/face.css.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { TicketFace } from './TicketFace.tsx'
import * as css from './tickets.css.ts'

const ticket = {
  creditNo: 'JP20261121000001',
  issuerName: '华岳重工股份有限公司',
  holderName: '安禾五金制品厂',
  amount: '100.00',
  issueDate: '2026-11-21',
  promisedDate: '2027-02-19',
  daysRemaining: 90,
} as unknown as Ticket

test.each([1024, 390])('visual: at %i px the ticket is torn off from edge to edge', async (width) => {
  await page.viewport(width, 768)
  const { main, unmount } = await mountPage(<TicketFace ticket={ticket} />)
  const face = main.firstElementChild as HTMLElement
  const dates = main.querySelector(`.${css.faceDates}`) as HTMLElement
  const padding = dates.getBoundingClientRect().left - face.getBoundingClientRect().left - face.clientLeft
  // One more: over the line of the surface.
  for (const [end, side] of [
    ['::before', 'left'],
    ['::after', 'right'],
  ] as const)
    expect(getComputedStyle(dates, end)[side]).toBe(`${-padding - 1}px`)
  unmount()
})

test.each([
  [1024, 'none'],
  [390, '90deg'],
])('visual: at %i px the arrow points from the issuer to the holder', async (width, rotate) => {
  await page.viewport(width, 768)
  const { main, unmount } = await mountPage(<TicketFace ticket={ticket} />)
  const arrow = main.querySelector(`.${face.parties} > svg`) as Element
  const [from, at, to] = [arrow.previousElementSibling, arrow, arrow.nextElementSibling].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(getComputedStyle(arrow).rotate).toBe(rotate)
  const isDown = rotate !== 'none'
  expect(isDown ? at!.top : at!.left).toBeGreaterThanOrEqual(isDown ? from!.bottom : from!.right)
  expect(isDown ? to!.top : to!.left).toBeGreaterThanOrEqual(isDown ? at!.bottom : at!.right)
  unmount()
})
