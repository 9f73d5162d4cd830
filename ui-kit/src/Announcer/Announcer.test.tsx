import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { expect, test } from 'vitest'
import { announce } from '../lib/announce.ts'
import { axTree } from '../lib/testing/axTree.ts'
import { listen } from '../lib/testing/heard.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { announcerContract } from './Announcer.a11y.ts'
import * as broken from './Announcer.broken.tsx'
import * as stories from './Announcer.stories.tsx'

runContract(announcerContract, stories, broken)

function OpenModal() {
  return (
    <ModalOverlay isOpen>
      <Modal>
        <Dialog>
          <Heading slot="title">确认签收</Heading>
          <button type="button">确定</button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const liveNodes = async () => (await axTree()).filter(({ role }) => role === 'status' || role === 'alert')

test('4.1.3: exactly one status and one alert exist from the start, empty', async () => {
  const { unmount } = await mount(() => <p>内容</p>)
  expect((await liveNodes()).map(({ role }) => role).sort()).toEqual(['alert', 'status'])
  unmount()
})

test('trap 10: while a modal is open the regions stay in the accessibility tree and speak once', async () => {
  const { main, unmount } = await mount(OpenModal)
  const ear = listen()
  expect(main.closest('[inert], [aria-hidden=true]'), 'the page behind is out of reach').not.toBeNull()
  expect((await liveNodes()).map(({ role }) => role).sort()).toEqual(['alert', 'status'])
  announce('正在签名，请勿拔出')
  await ear.quiet()
  expect(ear.heard).toEqual(['正在签名，请勿拔出'])
  await expect.poll(async () => (await axTree()).some(({ name }) => name === '正在签名，请勿拔出')).toBe(true)
  ear.stop()
  unmount()
})

test('trap 10: closing the modal says nothing again', async () => {
  const first = await mount(OpenModal)
  announce('签名成功，已提交')
  const ear = listen()
  first.unmount()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  ear.stop()
})

test('assertive texts go to the alert region', async () => {
  const { unmount } = await mount(() => null)
  announce('签名失败', { assertive: true })
  await expect.poll(() => document.querySelector('[data-live-announcer] [role=alert]')?.textContent).toBe('签名失败')
  unmount()
})
