import { colorToken } from '@jinpiao/themes/colorToken'
import { toDesignTokens } from '@jinpiao/themes/designTokens'
import { themeModes } from '@jinpiao/themes/modes'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import { type PlatformDocument, platformFieldNames } from '@jinpiao/themes/platformFields'
import { fieldName } from '@jinpiao/themes/platformProblems'
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

beforeEach(() => {
  saved = new Map()
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = createObjectURL(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
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
const group = (name: string) => page.getByRole('group', { name, exact: true })

async function choose(label: string, file: File) {
  const input = group(label).element().querySelector('input') as HTMLInputElement
  await userEvent.upload(input, file)
}
const json = (content: unknown, name = 'brand.json') => new File([JSON.stringify(content)], name)
const pngBytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
const png = (name = 'logo.png') => new File([pngBytes], name, { type: 'image/png' })

const platform: PlatformDocument = { ...shippedDocument('CCBSCF'), platformName: '青岚' }
/** Chosen ones of the modes' previews: where there is none the headers have the template's mark. */
const logos = () =>
  [...document.querySelectorAll<HTMLImageElement>('main section img')]
    .filter((image) => image.closest('[role=tabpanel]') === null)
    .map(({ src }) => src)
    .filter((src) => src.startsWith('data:image/png'))

async function download(): Promise<Record<string, PlatformDocument>> {
  saved.clear()
  await userEvent.click(button('下载平台配置'))
  await userEvent.click(button('下载设计变量'))
  await expect.poll(() => saved.size).toBe(2)
  const read = [...saved].map(([name, text]) => [name, readPlatformFile(text)] as const)
  return Object.fromEntries(read.map(([name, file]) => [name, file.ok ? file.platform : (file as never)]))
}

test.each([
  ['no colours', { brand: {} }, '文件里没有平台配置'],
  ['a colour by name', { ...platform, tailBarColor: 'navy' }, '底栏底色「navy」不能用，应写成 #0f3d7c 这样的六位颜色'],
  ['a slip of the pen', { ...platform, hotLine: '1' }, '没有「hotLine」这一项，请检查拼写'],
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

test('an accent that was cleared is none in both files', async () => {
  await userEvent.fill(field('强调色'), '#7c4a10')
  expect(Object.values(await download())).toMatchObject([{ accentColor: '#7c4a10' }, { accentColor: '#7c4a10' }])
  await userEvent.clear(field('强调色'))
  for (const file of Object.values(await download())) expect(file).toHaveProperty('accentColor', '')
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
  await userEvent.fill(field('平台名称'), '<b>')
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

test('what is left empty has its default in the file, and the field says which', async () => {
  for (const name of ['顶栏底色', '客服热线', '平台名称']) await userEvent.clear(field(name))
  await expect.element(field('客服热线')).toHaveAccessibleDescription(/空着就用 400-111-5318/)
  const { topBarColor } = defaultPlatform
  const said = { topBarColor, hotline: '400-111-5318', platformName: defaultPlatform.name['zh-CN'] }
  for (const file of Object.values(await download())) expect(file).toMatchObject(said)
})

test('spec §3: every key of the platform document can be edited, by its name', () => {
  for (const name of platformFieldNames) expect(textOf(config), name).toContain(fieldName(name))
})

test('words, flags, choices and QR codes are in both files', async () => {
  await userEvent.fill(field('公安备案号'), '川公网安备 51000000000001 号')
  await userEvent.fill(field('微信二维码的地址'), 'https://example.com/wx')
  await userEvent.click(page.getByRole('checkbox', { name: '企业名称和密码登录' }))
  await userEvent.click(page.getByRole('checkbox', { name: '金易换' }))
  const said = {
    securityRegister: '川公网安备 51000000000001 号',
    wechatQr: { url: 'https://example.com/wx' },
    isOrgLogin: false,
    avalableProduct: ['TICKET', 'SELF_LOAN', 'CHAIN_CREDIT', 'CREDIT_FUND', 'CCB', 'GUARANTEE'],
  }
  for (const file of Object.values(await download())) expect(file).toMatchObject(said)
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
    await userEvent.fill(field('平台名称'), '<b>')
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
  await choose('标志', png('a\u202Eb.png'))
  await expect.poll(() => textOf(config)).toContain('aU+202Eb.png')
  expect(textOf(config)).not.toContain('\u202E')
})

test('a picture is in the previews and in both files until it is deleted', async () => {
  await choose('标志', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  for (const file of Object.values(await download())) expect(file.platformLogo).toBe(logos()[0])
  await userEvent.click(button('删除 logo.png'))
  await expect.element(button('选择标志')).toHaveFocus()
  expect(logos()).toEqual([])
  for (const file of Object.values(await download())) expect(file.platformLogo).toBe('')
})

test.each([
  [
    'that can run',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'SVG 里的「script」不能用',
  ],
  ['that is none', 'MZ', '只能是 PNG、SVG、JPG 或 WEBP 图片'],
  ['too large', 'x'.repeat(300 * 1024), '图片有 300KB，不能超过 200KB'],
])('an image %s is refused with the reason', async (_what, content, reason) => {
  await choose('标志', new File([content], 'river.svg', { type: 'image/svg+xml' }))
  await expect.poll(() => textOf(group('标志'))).toContain(`river.svg 没有读入：${reason}`)
  expect(logos()).toEqual([])
})

test('another platform has another logo', async () => {
  await choose('标志', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  await choose('配置或设计变量文件', json(platform))
  await expect.poll(logos).toEqual([])
  await choose('标志', png())
  await expect.poll(logos).toHaveLength(themeModes.length)
  await userEvent.click(button(/从哪个平台开始/))
  await userEvent.click(page.getByRole('option', { name: '鸿金链融' }))
  await expect.poll(logos).toEqual([])
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

test('header and footer are the portal’s own, for this platform, and their links lead nowhere', async () => {
  await userEvent.fill(field('平台名称'), '川江供应链')
  await userEvent.fill(field('ICP 备案号'), '川ICP备1号')
  const preview = page.getByRole('region', { name: modeNames.light, exact: true })
  const brand = preview.getByRole('link', { name: /^川江供应链/ })
  await expect.element(brand).toBeVisible()
  await expect.element(preview.getByText('川ICP备1号')).toBeVisible()
  await expect.element(preview.getByText(/400-111-5318/)).toBeVisible()
  const { href } = location
  await userEvent.click(brand)
  expect(location.href).toBe(href)
})

test('white label: login, queue and ticket stand beside the fields and follow them at once', async () => {
  const pages = page.getByRole('region', { name: '页面预览' })
  await userEvent.fill(field('标语'), '一票通链')
  await expect.element(pages.getByText('一票通链')).toBeVisible()
  await userEvent.click(pages.getByRole('tab', { name: '队列' }))
  await expect.element(pages.getByRole('table', { name: /^待复核的开立/ })).toBeVisible()
  await userEvent.click(pages.getByRole('tab', { name: '金票' }))
  await expect.element(pages.getByRole('heading', { name: /^金票 JP 2 0 2 6，/ })).toBeVisible()
})
