import { createSoftHsm } from '@jinpiao/ukey/agent/testing/softHsm'
import { AgentOfPc, confirmAddresses, openConfirm } from '../lib/agent.ts'
import { expect, testWithAgent } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { personOf } from '../lib/people.ts'
import { PIN, type } from '../lib/steps.ts'

const director = personOf('CD')
const pinField = { role: 'textbox', name: 'UKEY 密码' }

const test = testWithAgent

// The program of the PC has one address: of two at once each page finds that of the other.
test.describe.configure({ mode: 'default' })

test('a hardware key signs in, a wrong PIN is asked again, and an issue is reviewed', async ({
  keyboard,
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL!).origin
  const hsm = await createSoftHsm()
  hsm.initToken(PIN)
  const agent = await AgentOfPc.create(PIN)
  await agent.module(hsm.module)
  await agent.trust(origin)
  await agent.enrol(origin, director)
  try {
    await logInByUkey(keyboard, agent)

    await openNewest(keyboard)
    const addresses = confirmAddresses(page)
    await keyboard.activate({ role: 'button', name: '复核通过' })
    await startSigning(keyboard)
    const confirm = await confirmed(keyboard, addresses)
    await expect(confirm.page.getByRole('heading', { level: 1 })).toHaveText(`${origin} 请求签名`)
    const shown = await confirm.page.getByRole('region', { name: '签名原文' }).innerText()
    expect(shown.trim(), 'the same text, to the letter').toBe(
      (await page.locator('dialog pre, [role=dialog] pre').textContent())?.trim(),
    )
    await confirm.fill('000000')
    await confirm.press('Enter')
    await expect(confirm.page.getByRole('alert')).toHaveText('UKEY 密码错误，没有签名')
    await confirm.expectFocus(pinField)
    await confirm.fill(PIN)
    await confirm.press('Enter')
    await keyboard.expectFocus({ role: 'heading', name: '已复核通过，共 1 笔' })
  } finally {
    await agent.remove()
    await hsm.remove()
  }
})

test('spec §3 ALG_SM2: a key that signs with SM2 reviews an issue', async ({ keyboard, page, baseURL }) => {
  const origin = new URL(baseURL!).origin
  const agent = await AgentOfPc.create(PIN)
  await agent.softKey('SM2001')
  await agent.trust(origin)
  await agent.enrol(origin, director)
  try {
    await logInByUkey(keyboard, agent)
    await openNewest(keyboard)
    const addresses = confirmAddresses(page)
    await keyboard.activate({ role: 'button', name: '复核通过' })
    await startSigning(keyboard)
    const confirm = await confirmed(keyboard, addresses)
    await confirm.fill(PIN)
    await confirm.press('Enter')
    await keyboard.expectFocus({ role: 'heading', name: '已复核通过，共 1 笔' })
  } finally {
    await agent.remove()
  }
})

test('spec §8: two keys, the wrong one, and one that is pulled out meanwhile; put back, it signs and nothing is lost', async ({
  keyboard,
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL!).origin
  const hsm = await createSoftHsm()
  hsm.initToken(PIN)
  const agent = await AgentOfPc.create(PIN)
  await agent.trust(origin)
  // Somebody else's key, on the same PC.
  await agent.softKey('SM2002')
  await agent.enrol(origin, personOf('CO'))
  await agent.pullSoft('SM2002')
  await agent.module(hsm.module)
  await agent.enrol(origin, director)
  const status = page.getByRole('dialog').getByRole('group', { name: 'UKEY 状态' })
  try {
    await logInByUkey(keyboard, agent)
    await openNewest(keyboard)
    const addresses = confirmAddresses(page)
    await keyboard.activate({ role: 'button', name: '复核通过' })
    await keyboard.expectDialog('签名并复核通过：1 笔金票开立')
    await expect(status).toContainText('已识别 UKEY')

    await agent.plugSoft('SM2002')
    await keyboard.expectAnnounced('请只插入一个UKEY')
    await hsm.unplug()
    await keyboard.expectAnnounced(/^UKEY\/证书选择错误。当前证书尾号/)
    await agent.pullSoft('SM2002')
    await keyboard.expectAnnounced(/^未检测到 UKEY。请插入尾号/)
    await hsm.plug()
    await keyboard.expectAnnounced(/^已识别 UKEY/)

    await startSigning(keyboard)
    const first = await confirmed(keyboard, addresses)
    await hsm.unplug()
    await first.fill(PIN)
    await first.press('Enter')
    await first.expectFocus({ role: 'heading', name: '没有完成，原因见网页。可以关闭本窗口。' })
    await first.page.close()
    await expect(status).toContainText(/UKEY 已拔出，没有签名。请重新插入尾号 .+ 的 UKEY/)
    const shown = await page.getByRole('dialog').locator('pre').textContent()
    await hsm.plug()
    await expect(status).toContainText('已识别 UKEY')
    expect(await page.getByRole('dialog').locator('pre').textContent(), 'the same text').toBe(shown)
    await startSigning(keyboard)
    await expect.poll(() => addresses.length).toBe(2)
    const second = await confirmed(keyboard, addresses)
    await second.fill(PIN)
    await second.press('Enter')
    await keyboard.expectFocus({ role: 'heading', name: '已复核通过，共 1 笔' })
  } finally {
    await agent.remove()
    await hsm.remove()
  }
})

test('a window that did not open is reached by its link after five seconds, and signs', async ({
  keyboard,
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL!).origin
  const agent = await AgentOfPc.create(PIN)
  await agent.softKey('SM2003')
  await agent.trust(origin)
  await agent.enrol(origin, director)
  try {
    await logInByUkey(keyboard, agent)
    await openNewest(keyboard)
    await keyboard.activate({ role: 'button', name: '复核通过' })
    await startSigning(keyboard)
    await keyboard.expectAnnounced('没有看到密码窗口？请用下面的链接打开')
    const opened = page.context().waitForEvent('page')
    await keyboard.activate({ role: 'link', name: /^打开密码窗口/ })
    const window = await opened
    await window.getByLabel('UKEY 密码').fill(PIN)
    await window.getByLabel('UKEY 密码').press('Enter')
    await keyboard.expectFocus({ role: 'heading', name: '已复核通过，共 1 笔' })
  } finally {
    await agent.remove()
  }
})

async function logInByUkey(keyboard: Keyboard, agent: AgentOfPc): Promise<void> {
  await keyboard.open('login')
  await keyboard.tabTo({ role: 'tab', name: /登录$/ })
  await keyboard.choose('UKEY登录')
  await expect(keyboard.page.getByText('没有找到 UKEY 驱动程序，请安装并启动它').first()).toBeVisible()
  await agent.start()
  await keyboard.activate({ role: 'button', name: '重新检测' })
  await keyboard.expectAnnounced(/^已识别 UKEY，证书尾号/)
  const addresses = confirmAddresses(keyboard.page)
  await type(keyboard, '登录密码', director.password)
  await keyboard.press('Enter')
  const confirm = await confirmed(keyboard, addresses)
  await confirm.fill(PIN)
  await confirm.press('Enter')
  await expect(keyboard.page).toHaveURL(/\/credit\/core\/index\/director$/)
}

/** The newest one that waits for a director: of the oldest the rules refuse an approval. */
async function openNewest(keyboard: Keyboard): Promise<void> {
  await keyboard.open('credit/core/issue/director-approve')
  const issueNo = (await keyboard.page.getByRole('rowheader').getByRole('link').last().innerText()).trim()
  await keyboard.activate({ role: 'link', name: issueNo })
  await keyboard.expectFocus({ role: 'heading', name: `金票开立 ${issueNo}` })
}

async function startSigning(keyboard: Keyboard): Promise<void> {
  await keyboard.expectDialog('签名并复核通过：1 笔金票开立')
  await keyboard.page.getByRole('dialog').getByRole('button', { name: '签名', exact: true }).waitFor()
  await keyboard.activate({ role: 'button', name: '签名' })
}

/** The confirm page that the agent has asked for, with the focus on its PIN. */
async function confirmed(keyboard: Keyboard, addresses: string[]): Promise<Keyboard> {
  await expect.poll(() => addresses.length).toBeGreaterThan(0)
  const confirm = await openConfirm(keyboard.page, addresses.at(-1)!)
  await confirm.expectFocus(pinField)
  return confirm
}
