import { listAdministrators } from '@jinpiao/contract/administrators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('product §4.2: who the administrators are is told to everybody of the enterprise, masked, and to nobody else', async () => {
  const told = async (who: string) => {
    const client = t.client()
    await client.enter(who)
    return (await client.call(listAdministrators)).data
  }
  expect(await told('XN')).toEqual([{ personName: '盛*', mobile: '138****0802' }])
  expect(await told('FP')).toEqual([{ personName: '温*', mobile: '138****1103' }])
  expect(await told('CO')).toEqual([{ personName: '林*', mobile: '138****0102' }])
  expect(await told('NO')).toEqual([{ personName: '窦*', mobile: '138****1002' }])
})
