import { holdTime } from '@jinpiao/ui-kit/lib/testing/heldTime'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BusinessError, NetworkError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { QueryState } from './QueryState.tsx'

const heard: string[] = []
let observer: MutationObserver

function Page({ answer }: { answer: EventTarget }) {
  const [data, setData] = useState<string>()
  useEffect(() => answer.addEventListener('arrive', () => setData('共 12 条'), { once: true }), [answer])
  return (
    <QueryState query={{ data, error: null, isFetching: data === undefined, refetch: async () => undefined }}>
      {(text) => <p>{text}</p>}
    </QueryState>
  )
}

async function waiting() {
  const answer = new EventTarget()
  const { main, unmount } = await mountPage(<Page answer={answer} />)
  return { main, unmount, arrive: () => answer.dispatchEvent(new Event('arrive')) }
}

beforeEach(() => {
  heard.length = 0
  observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const text = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')?.textContent
      if (text) heard.push(text)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
})
afterEach(() => observer.disconnect())

test('accessibility §4: 正在加载… after a second, then 已加载, each once', async () => {
  const time = holdTime()
  const { unmount, arrive } = await waiting()
  await time.pass(1000)
  await expect.poll(() => heard).toEqual(['正在加载…'])
  time.release()
  arrive()
  await expect.poll(() => heard).toEqual(['正在加载…', '已加载'])
  unmount()
})

test('accessibility §4: an answer within a second needs no word', async () => {
  const time = holdTime()
  const { main, unmount, arrive } = await waiting()
  arrive()
  await expect.poll(() => main.textContent).toContain('共 12 条')
  await time.pass(1500)
  expect(heard).toEqual([])
  unmount()
})

test.each([
  ['01000302', '未找到该数据，可能已被删除或不属于本企业', 0],
  ['99000503', '系统正忙，本次操作没有执行，请稍后重试', 1],
])('%s: 重试 is offered only for what may succeed', async (code, words, buttons) => {
  const query = { data: undefined, error: new BusinessError(code, words), isFetching: false }
  const { main, unmount } = await mountPage(
    <QueryState query={{ ...query, refetch: async () => undefined }}>{() => null}</QueryState>,
  )
  expect(main.textContent).toContain(words)
  expect(main.querySelectorAll('button')).toHaveLength(buttons)
  unmount()
})

test('offline, a query says so with 重试 at once, without a request number, and is heard when it is there again', async () => {
  const online = new EventTarget()
  function Offline() {
    const [data, setData] = useState<string>()
    useEffect(() => online.addEventListener('online', () => setData('共 12 条'), { once: true }), [])
    const error = data === undefined ? new NetworkError('r-17', { isOffline: true }) : null
    return (
      <QueryState query={{ data, error, isFetching: false, refetch: async () => undefined }}>
        {(text) => <p>{text}</p>}
      </QueryState>
    )
  }
  const words = '网络已断开。恢复后会自动重新加载，也可以点击“重试”。'
  const { main, unmount } = await mountPage(<Offline />)
  expect(main.textContent).toBe(`${words}重试`)
  await expect.poll(() => heard).toEqual([words])
  online.dispatchEvent(new Event('online'))
  await expect.poll(() => heard).toEqual([words, '已加载'])
  expect(main.textContent).toBe('共 12 条')
  unmount()
})
