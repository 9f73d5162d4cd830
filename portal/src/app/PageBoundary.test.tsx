import { afterEach, expect, test, vi } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { PageBoundary } from './PageBoundary.tsx'

let mounted: Awaited<ReturnType<typeof mountShell>> | undefined
afterEach(() => mounted?.unmount())

function Broken(): never {
  throw new Error('boom')
}

test('an error in a page keeps the frame around it', async () => {
  // React reports what a boundary has caught.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  mounted = await mountShell(
    <>
      <header>金票</header>
      <main tabIndex={-1}>
        <PageBoundary>
          <Broken />
        </PageBoundary>
      </main>
    </>,
  )
  await expect.poll(() => mounted?.host.querySelector('main h1')?.textContent).toBe('页面出现错误')
  expect(mounted.host.querySelector('header')?.textContent).toBe('金票')
  expect(mounted.host.querySelector('main button')?.textContent).toBe('重新加载')
  reported.mockRestore()
})
