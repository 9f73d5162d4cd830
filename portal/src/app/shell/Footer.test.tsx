import type { PlatformConfig } from '@jinpiao/contract/platform'
import { getI18n } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { platformAtom } from '#portal/parts/platform.ts'
import { store } from '#portal/session/store.ts'
import { Footer } from './Footer.tsx'

let mounted: Awaited<ReturnType<typeof mountShell>>
afterEach(() => mounted.unmount())

async function mount(platform: Partial<PlatformConfig>): Promise<HTMLElement> {
  mounted = await mountShell(<Footer />)
  const words = { hotline: '400-111-5318', hotlineHours: '工作日 9:00-18:00', onlineService: '/cv3/file/help/1.html' }
  store.set(platformAtom, { ...words, contactAddress: '', postcode: '', ...platform } as PlatformConfig)
  await expect.poll(() => mounted.host.textContent).toContain('工作日')
  return mounted.host
}

test('spec §3, Q22: filings, copyright and address stand in the footer', async () => {
  const host = await mount({
    contactAddress: '川江路 1 号',
    postcode: '610000',
    copyrightCn: '版权所有 川江供应链',
    icpRegister: '川ICP备1号',
    securityRegister: '川公网安备 51000000000001 号',
  })
  for (const text of [
    '川江路 1 号　邮编 610000',
    '版权所有 川江供应链',
    '川ICP备1号',
    '川公网安备 51000000000001 号',
  ]) {
    expect(host.textContent).toContain(text)
  }
  expect(host.textContent).not.toContain('预览')
})

test('what a platform does not have is not shown, a postcode without address least of all', async () => {
  const host = await mount({ postcode: '610000', copyrightCn: '版权所有 川江供应链' })
  expect(host.textContent).not.toContain('邮编')
  expect(Array.from(host.querySelectorAll('a'), ({ textContent }) => textContent)).toEqual([
    expect.stringContaining('在线客服'),
    '凭证验真',
  ])
})

test('product §4.13: the online service speaks the language of the portal, and another one than ours is asked as it is', async () => {
  const host = await mount({})
  const address = () => host.querySelector('a')?.getAttribute('href')
  expect(address()).toMatch(/file\/help\/1\.html$/)
  await getI18n().changeLanguage('en-US')
  await expect.poll(address).toMatch(/file\/help\/1\.html\?lang=en-US$/)
  store.set(platformAtom, { ...store.get(platformAtom), onlineService: 'https://help.example.com/' } as PlatformConfig)
  await expect.poll(address).toBe('https://help.example.com/')
})

test('a preview says that it is one, and how to leave it', async () => {
  const host = await mount({ preview: true, copyrightCn: '版权所有 川江供应链' })
  expect(host.textContent).toContain('预览中：这份平台配置尚未生效')
  expect(host.querySelector('a[href="/cv3/platform-preview/end"]')?.textContent).toBe('结束预览')
})
