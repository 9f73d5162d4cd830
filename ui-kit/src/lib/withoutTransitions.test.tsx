import { expect, test } from 'vitest'
import './base.css.ts'
import { withoutTransitions } from './withoutTransitions.ts'

const nextFrame = () => new Promise(requestAnimationFrame)

test('theme: nothing fades while the whole page changes, and everything may again afterwards', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.style.transition = 'color 1s'
  const fading = () => getComputedStyle(button).transitionProperty
  withoutTransitions(() => (button.style.color = 'rgb(255, 0, 0)'))
  expect(fading()).toBe('none')
  await nextFrame()
  expect(getComputedStyle(button).color).toBe('rgb(255, 0, 0)')
  await expect.poll(fading).toBe('color')
  expect(getComputedStyle(button).color).toBe('rgb(255, 0, 0)')
  button.remove()
})
