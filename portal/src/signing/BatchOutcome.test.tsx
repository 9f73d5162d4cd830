import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { BatchOutcome } from './BatchOutcome.tsx'

const results = [
  { id: 'a', no: 'SQ1', ok: true, code: '0', message: '', creditNo: 'JP1' },
  { id: 'b', no: 'SQ2', ok: false, code: '05000101', message: '可用额度不足，当前可用 1.00 元' },
]

test('D4: a batch takes the focus to how many were done and failed, failures first, each with its reason', async () => {
  const { main, unmount } = await mountPage(<BatchOutcome results={results} act="终审通过" next="等待签收" />)
  await expect.poll(() => document.activeElement?.textContent).toBe('已终审通过 1 笔，未办成 1 笔')
  const rows = [...main.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows[0]).toContain('可用额度不足，当前可用 1.00 元')
  expect(rows[1]).toContain('JP1')
  unmount()
})

test.each([
  [results[0], 'SQ1，金票 JP1'],
  [results[1], 'SQ2：可用额度不足，当前可用 1.00 元'],
])('one entry is a sentence, not a table', async (result, sentence) => {
  const { main, unmount } = await mountPage(<BatchOutcome results={result ? [result] : []} act="终审通过" />)
  expect(main.querySelector('table')).toBeNull()
  expect(main.textContent).toContain(sentence)
  unmount()
})

test('what others do next is theirs: the answer says where the applications stand, never that it has come about', async () => {
  const paying = { ...results[0]!, state: 'PENDING_PAYMENT' as const }
  const { main, unmount } = await mountPage(<BatchOutcome results={[paying]} businessType="REDEEM" act="终审通过" />)
  expect(main.textContent).toContain('已终审通过，共 1 笔')
  expect(main.textContent).toContain('现在：付款中')
  expect(main.textContent).not.toMatch(/成功|完成|付款中成功/)
  unmount()
})

test('P5: only what failed, and may yet succeed, is tried again', async () => {
  const tried: string[][] = []
  const busy = { id: 'c', no: 'SQ3', ok: false, code: '99000503', message: '系统正忙' }
  const { unmount } = await mountPage(
    <BatchOutcome
      results={[...results, busy]}
      act="终审通过"
      onRetry={(failed) => tried.push(failed.map(({ id }) => id))}
    />,
  )
  await userEvent.click(page.getByRole('button', { name: '重试未办成的 1 笔' }))
  expect(tried).toEqual([['c']])
  unmount()
})

test('visual: on a phone its heading breaks between what was done and what failed, not inside a word', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mountPage(<BatchOutcome results={results} act="复核通过" />)
  const text = main.querySelector('h2')?.lastChild as Text
  const linesOf = (word: string) => {
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(word))
    range.setEnd(text, text.data.indexOf(word) + word.length)
    return range.getClientRects().length
  }
  expect(linesOf(text.data)).toBeGreaterThan(1)
  for (const word of ['复核通过', '未办成']) expect(linesOf(word)).toBe(1)
  unmount()
})
