import { expect, test } from '@playwright/test'
import { serveFixtures } from '../lib/fixtureServer.ts'
import { startScreenReader } from './screenReader.ts'

test('Orca reads an amount, a dialog and a status in Chinese', async ({}, info) => {
  const fixtures = await serveFixtures()
  const reader = await startScreenReader({ url: new URL('spoken.html', fixtures.baseURL).href })
  try {
    const all = (await reader.readAll()).join(' ')
    expect(all, 'G9: the amount is said in blocks of four').toContain('123万4567元8角9分')
    expect(all, 'the visible digits are not said').not.toContain('1,234')

    await reader.press('Control+Home')
    expect((await reader.press('Tab')).join(' ')).toMatch(/转让金额（元）.*最多两位小数/)
    await reader.type('100')
    expect(await reader.page.locator('#amount').inputValue()).toBe('100')
    expect((await reader.press('Tab')).join(' ')).toContain('提交 按钮')
    reader.clear()
    await reader.press('Enter')
    expect(await reader.waitFor('确定')).toContain('按钮')
    reader.clear()
    await reader.press('Enter')
    await reader.waitFor('提交成功，等待主管复核')
    expect(
      reader.spoken().filter((text) => text.includes('提交成功')),
      'G10: announced exactly once',
    ).toHaveLength(1)
  } finally {
    await info.attach('transcript.txt', { body: reader.transcript(), contentType: 'text/plain' })
    await reader.close()
    await fixtures.close()
  }
})
