import { expect, test } from 'vitest'
import { notify } from '../lib/notify.ts'
import { listen } from '../lib/testing/heard.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { notificationLogContract } from './NotificationLog.a11y.ts'
import * as broken from './NotificationLog.broken.tsx'
import * as stories from './NotificationLog.stories.tsx'
import { NotificationLog } from './NotificationLog.tsx'

runContract(notificationLogContract, stories, broken)

test('accessibility §5.16: newest first, the last 20, and said once only', async () => {
  const { main, unmount } = await mount(NotificationLog)
  const ear = listen()
  notify('第 1 条')
  await ear.quiet()
  expect(ear.heard).toEqual(['第 1 条'])
  for (let count = 2; count <= 21; count++) notify(`第 ${count} 条`)
  await expect.poll(() => main.querySelectorAll('li').length).toBe(20)
  expect(main.querySelector('li')?.textContent).toContain('第 21 条')
  // What still waits to be said would be heard by the test that comes next on this page.
  await ear.quiet()
  ear.stop()
  unmount()
})
