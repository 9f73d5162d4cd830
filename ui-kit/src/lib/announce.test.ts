import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnouncementQueue } from './announce.ts'

/** A region that remembers every text it was given, as a screen reader would hear it. */
function fakeRegion() {
  const heard: string[] = []
  let text: string | null = ''
  return {
    heard,
    get textContent() {
      return text
    },
    set textContent(value: string | null) {
      text = value
      heard.push(value ?? '')
    },
  }
}

describe('announcement queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('accessibility §5.16: the same text twice is cleared, then set after 100 ms', () => {
    const queue = new AnnouncementQueue(500)
    const region = fakeRegion()
    queue.attach(region)
    queue.say('已复制')
    vi.advanceTimersByTime(500)
    queue.say('已复制')
    expect(region.heard).toEqual(['已复制', ''])
    vi.advanceTimersByTime(99)
    expect(region.heard).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(region.heard).toEqual(['已复制', '', '已复制'])
  })

  test('accessibility §5.16: at most one assertive text in 3 s, and none is lost', () => {
    const queue = new AnnouncementQueue(3000)
    const region = fakeRegion()
    queue.attach(region)
    queue.say('签名失败')
    queue.say('网络已断开')
    vi.advanceTimersByTime(2999)
    expect(region.heard).toEqual(['签名失败'])
    vi.advanceTimersByTime(1)
    expect(region.heard).toEqual(['签名失败', '网络已断开'])
  })

  test('G10: a text that still waits is not queued twice', () => {
    const queue = new AnnouncementQueue(500)
    const region = fakeRegion()
    queue.attach(region)
    queue.say('已保存')
    queue.say('第 2 页')
    queue.say('第 2 页')
    vi.advanceTimersByTime(5000)
    expect(region.heard).toEqual(['已保存', '第 2 页'])
  })

  test('a text said before the region exists is said when it does', () => {
    const queue = new AnnouncementQueue(500)
    const region = fakeRegion()
    queue.say('欢迎')
    queue.attach(region)
    expect(region.heard).toEqual(['欢迎'])
  })

  test('a text is removed after 7 s, so that the reading cursor does not find it', () => {
    const queue = new AnnouncementQueue(500)
    const region = fakeRegion()
    queue.attach(region)
    queue.say('已复制')
    vi.advanceTimersByTime(7000)
    expect(region.textContent).toBe('')
  })

  test('waiting is true until the last text is in the region', () => {
    const queue = new AnnouncementQueue(500)
    queue.attach(fakeRegion())
    queue.say('甲')
    queue.say('乙')
    expect(queue.waiting).toBe(true)
    vi.advanceTimersByTime(500)
    expect(queue.waiting).toBe(false)
  })
})
