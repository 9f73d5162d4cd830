import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberFocus, restoreFocus } from './focusMemory.ts'

const links = '<a href="/a">1</a><a href="/b">2</a><a href="/a">3</a>'
const heading = () => document.querySelector('h1') as HTMLElement
const show = (html: string) => {
  document.body.innerHTML = `<main><h1 tabindex="-1">列表</h1>${html}</main>`
}
const focusedText = () => document.activeElement?.textContent

beforeEach(() => {
  show(links)
  rememberFocus('entry', document.querySelectorAll('a')[2] ?? null)
})
afterEach(() => document.body.replaceChildren())

it('accessibility §4: Back gives the focus to the link that was used, also among equal ones', () => {
  show(links)
  restoreFocus('entry', heading())
  expect(focusedText()).toBe('3')
})

it('a list that is still loading: the heading first, the link when it comes', async () => {
  show('')
  restoreFocus('entry', heading())
  expect(focusedText()).toBe('列表')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', links)
  await vi.waitFor(() => expect(focusedText()).toBe('3'))
})

it('whoever has moved on meanwhile is left alone', async () => {
  show('<button>其他</button>')
  restoreFocus('entry', heading())
  document.querySelector('button')?.focus()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', links)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(focusedText()).toBe('其他')
})

it('a link that is folded away cannot take the focus: the heading does', () => {
  show(`<div hidden>${links}</div>`)
  restoreFocus('entry', heading())
  expect(focusedText()).toBe('列表')
})

it('an unknown entry: the heading', () => {
  restoreFocus('never', heading())
  expect(focusedText()).toBe('列表')
})
