import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { surviveTranslation } from './surviveTranslation.ts'
import { translating } from './testing/translating.ts'

let root: Root
let box: HTMLElement
const failures: unknown[] = []
beforeEach(() => {
  surviveTranslation()
  failures.length = 0
  box = document.body.appendChild(document.createElement('main'))
  root = createRoot(box, { onUncaughtError: (error) => failures.push(error) })
})
afterEach(() => {
  flushSync(() => root.unmount())
  box.remove()
})

function Page({ step }: { step: number }) {
  return (
    <div>
      共 {step} 条{step % 2 === 1 && <b>已选</b>}
      {step % 3 === 1 ? '可以提交' : <i>{step} 不能</i>}
      <p>{step > 2 ? `合计 ${step}.00` : '未选'}</p>
      {Array.from({ length: step }, (_, index) => (
        <span key={(index * 7) % 5}>第 {index} 行</span>
      ))}
      {step % 2 === 0 && '末尾'}
    </div>
  )
}
const moment = () => new Promise((resume) => setTimeout(resume, 20))

test.each(['replace', 'beside', 'around'] as const)(
  'what is shown changes in a page that is translated all the time, each text by a font that stands %s',
  async (how) => {
    const stop = translating(box, how)
    flushSync(() => root.render(<Page step={0} />))
    for (const step of [1, 2, 3, 4, 1, 0, 5, 2, 0, 3]) {
      await moment()
      expect(box.querySelector('font')).not.toBeNull()
      flushSync(() => root.render(<Page step={step} />))
      await moment()
      expect(box.textContent).toContain(`共 ${step} 条`)
      expect(box.textContent?.includes('已选')).toBe(step % 2 === 1)
      expect(box.querySelectorAll('span')).toHaveLength(step)
      expect(box.querySelector('p')?.textContent).toBe(step > 2 ? `合计 ${step}.00` : '未选')
    }
    stop()
    flushSync(() => root.unmount())
    expect(failures).toEqual([])
  },
)

test('a node that is nowhere near is refused as ever', () => {
  const other = document.createElement('p')
  expect(() => box.removeChild(other)).toThrow(DOMException)
  expect(() => box.insertBefore(document.createElement('i'), other)).toThrow(DOMException)
})
