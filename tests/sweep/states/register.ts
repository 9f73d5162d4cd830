import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { creditCodeOf, idCodeOf } from '@jinpiao/server/seed/codes'
import type { Page } from '@playwright/test'
import { contractFile } from '../../lib/issuing.ts'
import { answerCalls } from '../answers.ts'
import type { State } from '../state.ts'
import { fill, heading, press, refuse } from './steps.ts'

const success = (data: unknown) => ({ json: { code: CODE_SUCCESS, message: '', data } })

/** What the form asks of the server; nobody's message is sent, and nothing is stored. */
const answerStranger = (page: Page) =>
  answerCalls(page, ({ url }) => {
    if (url.includes('/registers/corp-lookup')) return success({ found: null, isOwn: false, pendingNo: null })
    if (!url.includes('/registers/files')) return undefined
    return success({
      pkFile: `file-${Date.now()}`,
      name: contractFile.name,
      size: 547,
      mime: '',
      sha256: '',
      uploadedAt: '',
    })
  })

/** The page behind the proof of a number. The next state of this tab begins without it. */
async function proved(page: Page, firstStep: string): Promise<void> {
  await page.evaluate(() => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const ticket = { ticket: 'none', mobile: '13900009066', isKnown: false, expiresAt }
    sessionStorage.setItem('jinpiao.register.ticket', JSON.stringify(ticket))
  })
  await page.reload()
  await heading(page, firstStep)
  await page.evaluate(() => sessionStorage.removeItem('jinpiao.register.ticket'))
}

const behindProof = (name: string, firstStep: string, reach: (page: Page) => Promise<void>): State => ({
  name,
  prepare: answerStranger,
  async reach(page) {
    await proved(page, firstStep)
    await reach(page)
    await page.evaluate(() => localStorage.clear())
  },
})

async function toCorp(page: Page): Promise<void> {
  await fill(page, '姓名', '范知秋')
  await fill(page, '身份证号', idCodeOf(611))
  await fill(page, '登录密码', 'Yunqi@2026')
  await press(page, 'button', '下一步')
  await heading(page, /企业信息$/)
}

async function toCheck(page: Page): Promise<void> {
  await toCorp(page)
  await page.getByRole('radio', { name: '核心企业' }).press('Space')
  await fill(page, '统一社会信用代码', creditCodeOf(906))
  await fill(page, '企业名称', '云栖紧固件有限公司')
  await press(page, 'button', /企业规模/)
  await page.getByRole('option', { name: '小型' }).press('Enter')
  await fill(page, '法定代表人', '范思齐')
  await fill(page, '法人身份证号', idCodeOf(612))
  for (const file of await page.locator('main input[type=file]').all()) await file.setInputFiles(contractFile)
  await page.getByText('上传成功').nth(2).waitFor()
  await press(page, 'button', '下一步')
  await heading(page, /核对并提交$/)
}

export const register: State[] = [
  behindProof('step 注册人, refused', '注册人', refuse),
  behindProof('step 企业信息, refused', '注册人', async (page) => {
    await toCorp(page)
    await refuse(page)
  }),
  behindProof('step 核对并提交', '注册人', toCheck),
]

/** The number and the day of what was sent stand in the address. */
export const sent: State = {
  name: 'with its number',
  async reach(page) {
    await page.goto(`${new URL(page.url()).pathname.replace(/^\/cv3\//, '')}?no=ZC20261127000004&by=2026-11-30`)
    await page.getByText('ZC20261127000004').first().waitFor()
  },
}
export const ukeyInfo: State[] = [
  behindProof('step 所需 UKEY, refused', '所需 UKEY', refuse),
  behindProof('step 领取, refused', '所需 UKEY', async (page) => {
    await fill(page, '注册申请编号', 'ZC20261127000004')
    await press(page, 'button', '下一步')
    await heading(page, /领取$/)
    await refuse(page)
  }),
]

export const whiteList: State[] = [behindProof('step 企业信息, refused', '企业信息', refuse)]
