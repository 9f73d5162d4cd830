import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axTree } from '../lib/testing/axTree.ts'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { fileUploadContract } from './FileUpload.a11y.ts'
import * as broken from './FileUpload.broken.tsx'
import * as stories from './FileUpload.stories.tsx'
import { FileUpload, type FileUploadProps, type Upload, type UploadedFile, UploadRefused } from './FileUpload.tsx'

runContract(fileUploadContract, stories, broken)

/** An upload that ends when the test says so. */
function bench(maxFiles = 5, props: Partial<FileUploadProps> = {}) {
  const ends: {
    name: string
    resolve: (id: string) => void
    reject: (why: string | Error) => void
    signal: AbortSignal
  }[] = []
  const progress: ((percent: number) => void)[] = []
  const upload: Upload = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      progress.push(onProgress)
      ends.push({
        name: file.name,
        signal,
        resolve: (id) => resolve({ id }),
        reject: (why) => reject(typeof why === 'string' ? new Error(why) : why),
      })
    })
  let value: readonly UploadedFile[] = []
  let pending = 0
  function Form() {
    const [files, setFiles] = useState<readonly UploadedFile[]>([])
    value = files
    return (
      <FileUpload
        label="合同"
        types={['pdf']}
        maxBytes={100}
        maxFiles={maxFiles}
        upload={upload}
        value={files}
        onChange={setFiles}
        onPendingChange={(count) => void (pending = count)}
        {...props}
      />
    )
  }
  return { Form, ends, progress, value: () => value, pending: () => pending }
}

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

async function choose(main: HTMLElement, ...files: File[]) {
  const transfer = new DataTransfer()
  for (const each of files) transfer.items.add(each)
  const input = main.querySelector('input') as HTMLInputElement
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await frames()
}

test('accessibility §5.10: start and end are said once, progress is silent and in words', async () => {
  const { Form, ends, progress, value, pending } = bench()
  const { main, unmount } = await mount(Form)
  const ear = listen()
  await choose(main, file('合同.pdf'))
  expect(pending()).toBe(1)
  progress[0]?.(50)
  await frames()
  const bar = (await axTree()).find(({ role }) => role === 'progressbar')
  expect(bar).toMatchObject({ name: '上传 合同.pdf' })
  expect(main.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('百分之50')
  ends[0]?.resolve('f1')
  await expect.poll(value).toEqual([{ id: 'f1', name: '合同.pdf', size: 10 }])
  await ear.quiet()
  expect(ear.heard).toEqual(['开始上传 合同.pdf', '合同.pdf 上传成功'])
  expect(pending()).toBe(0)
  ear.stop()
  unmount()
})

test('accessibility §5.10: a file that is too large or of the wrong type is never sent', async () => {
  const { Form, ends } = bench()
  const { main, unmount } = await mount(Form)
  const ear = listen()
  await choose(main, file('合同.pdf', 101))
  await ear.quiet()
  expect(ear.heard).toEqual(['合同.pdf 上传失败：文件超过 100B'])
  expect(ends).toEqual([])
  expect(main.textContent).toContain('，101B，上传失败：文件超过 100B')
  ear.stop()
  unmount()
})

test('accessibility §5.10: several files, one summary', async () => {
  const { Form, ends, value } = bench()
  const { main, unmount } = await mount(Form)
  const ear = listen()
  await choose(main, file('甲.pdf'), file('乙.pdf'), file('丙.doc'))
  ends[0]?.resolve('f1')
  ends[1]?.reject('网络已断开')
  await expect.poll(() => main.textContent).toContain('网络已断开')
  await ear.quiet()
  expect(ear.heard).toEqual(['开始上传 2 个文件', '3 个文件，1 个成功，2 个失败'])
  expect(value().map(({ id }) => id)).toEqual(['f1'])
  ear.stop()
  unmount()
})

test('accessibility §5.10: retry sends the same file again, and the focus stays in its row', async () => {
  const { Form, ends, value } = bench()
  const { main, unmount } = await mount(Form)
  const ear = listen()
  await choose(main, file('合同.pdf'))
  ends[0]?.reject('网络已断开')
  await userEvent.click(page.getByRole('button', { name: '重试 合同.pdf' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('取消 合同.pdf')
  ends[1]?.resolve('f2')
  await expect.poll(() => value().length).toBe(1)
  expect(document.activeElement?.textContent).toBe('删除 合同.pdf')
  await ear.quiet()
  expect(ear.heard).toEqual([
    '开始上传 合同.pdf',
    '合同.pdf 上传失败：网络已断开',
    '开始上传 合同.pdf',
    '合同.pdf 上传成功',
  ])
  ear.stop()
  unmount()
})

test('cancelling aborts the upload and says so once', async () => {
  const { Form, ends, value } = bench()
  const { main, unmount } = await mount(Form)
  const ear = listen()
  await choose(main, file('合同.pdf'))
  await userEvent.click(page.getByRole('button', { name: '取消 合同.pdf' }))
  expect(ends[0]?.signal.aborted).toBe(true)
  ends[0]?.resolve('f1')
  await ear.quiet()
  expect(ear.heard).toEqual(['开始上传 合同.pdf', '已取消 合同.pdf'])
  expect(value()).toEqual([])
  ear.stop()
  unmount()
})

test('accessibility §5.10: what failed cannot be sent again while others have taken its place', async () => {
  const { Form, ends, value } = bench(2)
  const { main, unmount } = await mount(Form)
  const retry = page.getByRole('button', { name: '重试 甲.pdf' })
  const names = () => value().map(({ name }) => name)
  await choose(main, file('甲.pdf'))
  ends[0]?.reject('网络已断开')
  await expect.element(retry).toBeVisible()
  await choose(main, file('乙.pdf'), file('丙.pdf'))
  ends[1]?.resolve('f2')
  ends[2]?.resolve('f3')
  await expect.poll(names).toEqual(['乙.pdf', '丙.pdf'])
  expect(retry.elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '删除 乙.pdf' }))
  await userEvent.click(retry)
  ends[3]?.resolve('f1')
  await expect.poll(names).toEqual(['甲.pdf', '丙.pdf'])
  unmount()
})

test('of one file, the next takes the place of what failed; what the server refuses has no 重试', async () => {
  const { Form, ends, value } = bench(1)
  const { main, unmount } = await mount(Form)
  await choose(main, file('甲.pdf'))
  ends[0]?.reject(new UploadRefused('文件无法读取'))
  await expect.poll(() => main.textContent).toContain('甲.pdf，10B，上传失败：文件无法读取')
  expect(page.getByRole('button', { name: '重试 甲.pdf' }).elements()).toEqual([])
  await choose(main, file('乙.pdf'))
  ends[1]?.resolve('f2')
  await expect.poll(() => value().map(({ name }) => name)).toEqual(['乙.pdf'])
  expect(main.textContent).not.toContain('甲.pdf')
  unmount()
})

test('isReplaceable: the next takes the place of the file that is there', async () => {
  const { Form, ends, value } = bench(1, { isReplaceable: true })
  const { main, unmount } = await mount(Form)
  for (const [index, name] of ['甲.pdf', '乙.pdf'].entries()) {
    await choose(main, file(name))
    ends[index]?.resolve(name)
    await expect.poll(() => value().map((each) => each.name)).toEqual([name])
  }
  expect(main.querySelectorAll('li')).toHaveLength(1)
  expect(main.querySelector('button[aria-disabled=true]')).toBeNull()
  unmount()
})

test('4.1.3: what is dropped on a full one is refused in its row and aloud, and the frame does not invite it', async () => {
  const { Form, ends, value } = bench(1)
  const { main, unmount } = await mount(Form)
  await choose(main, file('甲.pdf'))
  ends[0]?.resolve('f1')
  await expect.poll(() => value().length).toBe(1)
  const ear = listen()
  const group = main.querySelector('[role=group]')
  const frame = main.querySelector('input')?.parentElement as HTMLElement
  const before = getComputedStyle(frame).borderStyle
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('丁.pdf'))
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
  // The browser would open the file in place of the page.
  expect(group?.dispatchEvent(over)).toBe(false)
  await frames()
  expect(getComputedStyle(frame).borderStyle).toBe(before)
  group?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  await expect.poll(() => main.textContent).toContain('上传失败：最多 1 个文件')
  await ear.quiet()
  expect(ear.heard.filter((text) => text.startsWith('丁'))).toEqual(['丁.pdf 上传失败：最多 1 个文件'])
  expect([ends.length, value().length]).toEqual([1, 1])
  ear.stop()
  unmount()
})

test('2.5.7: dropping is extra to the button', async () => {
  const { Form, ends } = bench()
  const { main, unmount } = await mount(Form)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('合同.pdf'))
  main.querySelector('[role=group]')?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  await expect.poll(() => ends.map(({ name }) => name)).toEqual(['合同.pdf'])
  unmount()
})

test('a folder that is dropped is refused in its row, with what to do; the files beside it are sent', async () => {
  const { Form, ends } = bench()
  const { main, unmount } = await mount(Form)
  // No page can make the entry of a folder: only the system that it is dropped from.
  const files = ['合同', '合同.pdf'].map((name) => file(name))
  const items = files.map(({ name }) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: name === '合同' }) }))
  const event = new DragEvent('drop', { bubbles: true })
  Object.defineProperty(event, 'dataTransfer', { value: { files, items } })
  main.querySelector('[role=group]')?.dispatchEvent(event)
  await expect.poll(() => ends.map(({ name }) => name)).toEqual(['合同.pdf'])
  expect(main.textContent).toContain('不能上传文件夹，请打开后选择其中的文件')
  unmount()
})
