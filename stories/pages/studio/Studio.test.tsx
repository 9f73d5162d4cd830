import { colorToken } from '@jinpiao/themes/colorToken'
import { type StudioPlatform, toDesignTokens } from '@jinpiao/themes/designTokens'
import { themeModes } from '@jinpiao/themes/modes'
import { defaultPlatform } from '@jinpiao/themes/platforms'
import { readPlatformFile } from '@jinpiao/themes/readPlatformFile'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import { customProperty } from '@jinpiao/themes/stylesheet'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Studio } from './Studio.tsx'
import { modeNames, sample } from './words.ts'

let root: Root
/** What was saved, by the name of its file. */
let saved: Map<string, string>
/** Addresses that were not given back. */
let held: Set<string>

beforeEach(() => {
  saved = new Map()
  held = new Set()
  const blobs = new Map<string, Blob>()
  const { createObjectURL, revokeObjectURL } = URL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = createObjectURL(blob)
    held.add(address)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    held.delete(address)
    revokeObjectURL(address)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    void blobs
      .get(this.href)
      ?.text()
      .then((text) => saved.set(this.download, text))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <KitProvider locale="zh-CN">
        <main>
          <Studio />
        </main>
      </KitProvider>,
    ),
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const config = page.getByRole('region', { name: '平台配置' })
const textOf = (part: Locator) => part.element().textContent ?? ''
const group = (name: string) => page.getByRole('group', { name })

async function choose(label: string, file: File) {
  const input = group(label).element().querySelector('input') as HTMLInputElement
  await userEvent.upload(input, file)
}
const json = (content: unknown, name = 'brand.json') => new File([JSON.stringify(content)], name)
const png = () => new File(['png'], 'logo.png', { type: 'image/png' })

const { name: _, ...colors } = defaultPlatform
const platform: StudioPlatform = { ...colors, platformName: '青岚', platformLogo: '' }
const logos = () => [...document.querySelectorAll<HTMLImageElement>('main section img')].map(({ src }) => src)

async function download(): Promise<Record<string, StudioPlatform>> {
  saved.clear()
  await userEvent.click(button('下载平台配置'))
  await userEvent.click(button('下载设计变量'))
  await expect.poll(() => saved.size).toBe(2)
  const read = [...saved].map(([name, text]) => [name, readPlatformFile(text)] as const)
  return Object.fromEntries(read.map(([name, file]) => [name, file.ok ? file.platform : (file as never)]))
}

test.each([
  ['no colours', { brand: {} }, '文件里没有平台配置'],
  ['a missing colour', { ...platform, tailBarColor: null }, '缺少底栏底色'],
  [
    'a colour of another space',
    { ...toDesignTokens(platform), brand: { topBarColor: { $type: 'color', $value: { colorSpace: 'oklch' } } } },
    '顶栏底色的色彩空间是「oklch」，请导出为 srgb',
  ],
  ['a path as the type', { ...platform, platformType: '../../etc/passwd' }, '平台代码「../../etc/passwd」不能用'],
])('a file with %s is refused with the reason, and nothing of it is taken', async (_what, content, reason) => {
  await choose('配置或设计变量文件', json(content))
  await expect.poll(() => textOf(group('配置或设计变量文件'))).toContain('brand.json 没有读入')
  expect(textOf(group('配置或设计变量文件'))).toContain(reason)
  await expect.element(field('平台名称')).toHaveValue(defaultPlatform.name['zh-CN'])
})

test('a good file is read, and again; what it says is shown', async () => {
  await choose('配置或设计变量文件', json({ brand: {} }))
  await expect.poll(() => textOf(group('配置或设计变量文件'))).toContain('没有读入')
  await choose('配置或设计变量文件', json(platform))
  await expect.element(field('平台名称')).toHaveValue('青岚')
  await expect.poll(() => textOf(group('配置或设计变量文件'))).not.toContain('没有读入')
  const other = { ...platform, platformName: '赤霞', topBarColor: '#98191f' }
  await choose('配置或设计变量文件', json(toDesignTokens(other)))
  await expect.element(field('平台名称')).toHaveValue('赤霞')
  await expect.element(field('顶栏底色')).toHaveValue(colorToken('#98191f').$value.hex)
})

test('an accent that was cleared is none: both files are written without it', async () => {
  await userEvent.fill(field('强调色'), '#7c4a10')
  expect(Object.values(await download())).toMatchObject([{ accentColor: '#7c4a10' }, { accentColor: '#7c4a10' }])
  await userEvent.clear(field('强调色'))
  for (const file of Object.values(await download())) expect(file).not.toHaveProperty('accentColor')
})

test('the type can be edited, and stands in both files and their names', async () => {
  await userEvent.fill(field('平台代码'), 'CHIXIA')
  expect(await download()).toMatchObject({
    'CHIXIA.json': { platformType: 'CHIXIA' },
    'CHIXIA.tokens.json': { platformType: 'CHIXIA' },
  })
})

test('what would be refused when it is read is not written: all of it is listed, with the way to each field', async () => {
  await userEvent.fill(field('平台代码'), '../x')
  await userEvent.fill(field('底栏底色'), 'navy')
  await userEvent.clear(field('平台名称'))
  for (const name of ['下载平台配置', '下载设计变量']) {
    await userEvent.click(button(name))
    const summary = page.getByRole('region', { name: /有 3 处/ })
    await expect.element(summary).toHaveFocus()
    await userEvent.click(summary.getByRole('link', { name: /平台代码/ }))
    await expect.element(field('平台代码')).toHaveFocus()
  }
  expect(saved.size).toBe(0)
  await userEvent.fill(field('平台代码'), 'X')
  await userEvent.fill(field('底栏底色'), '#ABCDEF')
  await userEvent.fill(field('平台名称'), '青岚')
  expect(await download()).toMatchObject({ 'X.json': { tailBarColor: '#abcdef' }, 'X.tokens.json': {} })
  await expect.element(page.getByRole('link', { name: /平台代码/ })).not.toBeInTheDocument()
})

test('without any colour the fields are named, not a file', async () => {
  const cleared = ['顶栏底色', '顶栏文字', '底栏底色', '底栏文字']
  for (const name of cleared) await userEvent.clear(field(name))
  await userEvent.click(button('下载平台配置'))
  const summary = page.getByRole('region', { name: /有 4 处/ })
  await expect.element(summary).toHaveFocus()
  expect(textOf(summary)).not.toContain('文件')
  for (const name of cleared) {
    await userEvent.click(summary.getByRole('link', { name: `缺少${name}` }))
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toBeInvalid()
  }
})

test('the errors of one platform are not those of the next, chosen or read', async () => {
  const summary = page.getByRole('region', { name: /有 1 处/ })
  const begin = [
    async () => {
      await userEvent.click(button(/从哪个平台开始/))
      await userEvent.click(page.getByRole('option', { name: '鸿金链融' }))
    },
    () => choose('配置或设计变量文件', json(platform)),
  ]
  for (const another of begin) {
    await userEvent.clear(field('平台名称'))
    await userEvent.click(button('下载平台配置'))
    await expect.element(summary).toHaveFocus()
    await another()
    await expect.element(summary).not.toBeInTheDocument()
    await expect.element(field('平台名称')).not.toBeInvalid()
  }
})

test('a file that is gone when it is read is said to be', async () => {
  vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
  await choose('配置或设计变量文件', json(platform))
  await expect.poll(() => textOf(group('配置或设计变量文件'))).toContain('brand.json 没有读入：文件打不开')
  await expect.element(field('平台名称')).toHaveValue(defaultPlatform.name['zh-CN'])
})

test('the name of a picture turns no sentence around', async () => {
  await choose('标志图片', new File(['png'], 'a\u202Eb.png', { type: 'image/png' }))
  await expect.poll(() => textOf(config)).toContain('图片 aU+202Eb.png 只在本页预览')
  expect(textOf(config)).not.toContain('\u202E')
})

test('a picture is in the previews until it is deleted, is said to be in no file, and its address is given back', async () => {
  await choose('标志图片', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  expect([...held]).toEqual([logos()[0]])
  expect(textOf(config)).toContain('图片 logo.png 只在本页预览，不在下载的文件里')
  await userEvent.click(button('删除 logo.png'))
  await expect.element(button('选择标志图片')).toHaveFocus()
  expect(logos()).toEqual([])
  expect([...held]).toEqual([])
  expect(textOf(config)).not.toContain('不在下载的文件里')
})

test('another platform has another logo', async () => {
  await choose('标志图片', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  await choose('配置或设计变量文件', json(platform))
  await expect.poll(logos).toEqual([])
  await choose('标志图片', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  await userEvent.click(button(/从哪个平台开始/))
  await userEvent.click(page.getByRole('option', { name: '鸿金链融' }))
  await expect.poll(logos).toEqual([])
  expect([...held]).toEqual([])
})

test('nothing is said to be uploaded', () => {
  expect(textOf(config).replaceAll('不上传', '')).not.toContain('上传')
})

test.each(themeModes)('the dialog of the preview %s has its platform and its mode', async (mode) => {
  await userEvent.fill(field('顶栏底色'), '#98191f')
  const preview = page.getByRole('region', { name: modeNames[mode], exact: true })
  await userEvent.click(preview.getByRole('button', { name: sample.submit, exact: true }))
  const dialog = page.getByRole('dialog', { name: sample.dialog })
  await expect.element(dialog).toBeVisible()
  const style = getComputedStyle(dialog.element())
  const { vars } = resolveTheme({ ...defaultPlatform, topBarColor: '#98191f' }, mode)
  for (const role of ['raised', 'text', 'accentFill', 'scrim'] as const) {
    expect(style.getPropertyValue(customProperty(role)), role).toBe(vars[role])
  }
  expect(style.colorScheme).toBe(mode.endsWith('dark') ? 'dark' : 'light')
})

test('bar and footer are made of links and buttons, not of words that look like them', () => {
  const names = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent)
  for (const name of [sample.home, sample.issue, sample.messages, sample.service, sample.toTop]) {
    expect(names.filter((each) => each === name)).toHaveLength(themeModes.length)
  }
})
