import { creditCodeOf, idCodeOf } from '@jinpiao/server/seed/codes'
import { contractFile, numberIn, upload } from '../lib/issuing.ts'
import { expect, test, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { enterPassword, type } from '../lib/steps.ts'

/** Invited by 华岳重工 in the demonstration; the register of companies knows it. */
const invited = { corpName: '云栖紧固件有限公司', inviteCode: 'YUNQI2026001', creditCode: creditCodeOf(906) }
const person = { personName: '范知秋', mobile: '13900009066', idCode: idCodeOf(611), password: 'Yunqi@2026' }

// An invitation opens one registration, and the last digit of its number decides.
testAlone(
  'J8: an invited supplier registers, says which UKEYs it wants, is passed, signs in and changes its password',
  async ({ page, keyboard }) => {
    await keyboard.open('login')
    await keyboard.activate({ role: 'link', name: '注册' })
    await keyboard.expectFocus({ role: 'heading', name: '企业注册' })

    await keyboard.open(`register/register`)
    await expect(page).toHaveURL(/\/register$/)
    await keyboard.open(`register?invite=${invited.inviteCode}`)
    await proveMobile(keyboard)
    await fillPerson(keyboard)
    await fillCorp(keyboard)
    const registerNo = await agreeAndSend(keyboard)
    await wishForKeys(keyboard, registerNo)

    // The platform agrees: the next number of the demonstration ends in 4.
    await answerOutside(page)
    const newcomer = { ...person, corpName: invited.corpName, role: 'ROLE_CORP_DIRECTOR' } as const
    await keyboard.open('login')
    await enterPassword(keyboard, newcomer)
    await expect(page).not.toHaveURL(/\/login/)

    await changePassword(keyboard, 'Yunqi#2027')
    await page.context().clearCookies()
    await keyboard.open('login')
    await enterPassword(keyboard, { ...newcomer, password: 'Yunqi#2027' })
    await expect(page).not.toHaveURL(/\/login/)

    // The key of the session took the place of the one that the ticket is bound to; the enterprise has its user now.
    await keyboard.open('error-page/authorized')
    await expect(page.getByRole('main')).toContainText(invited.corpName)
  },
)

test('spec §4, 3.3.7: after a reload the draft is back without ID number, and nothing else is typed twice', async ({
  page,
  keyboard,
}) => {
  await keyboard.open('register')
  await proveMobile(keyboard)
  await fillPerson(keyboard)
  await type(keyboard, '统一社会信用代码', invited.creditCode)
  await keyboard.expectAnnounced(new RegExp(`^工商登记：${invited.corpName}。已填写企业名称.*，请核对$`))

  await page.reload()
  await expect(page.getByRole('region', { name: /^已恢复 .+ 保存在本浏览器的草稿$/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(person.personName)
  await expect(page.getByRole('textbox', { name: '身份证号' })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.idCode)
  await type(keyboard, '身份证号', person.idCode)
  await type(keyboard, '登录密码', person.password)
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'heading', name: /企业信息$/ })
  await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(invited.corpName)
})

async function proveMobile(keyboard: Keyboard): Promise<void> {
  const { page } = keyboard
  await type(keyboard, '手机号', person.mobile)
  await keyboard.activate({ role: 'button', name: '获取短信验证码' })
  const [, code = ''] = /短信验证码为 (\d{6})/.exec(await page.getByText(/演示环境：短信验证码为/).innerText()) ?? []
  await keyboard.tabTo({ role: 'textbox', name: '短信验证码' }, { backward: true })
  await keyboard.fill(code)
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'heading', name: /注册人$/ })
}

async function fillPerson(keyboard: Keyboard): Promise<void> {
  await type(keyboard, '姓名', person.personName)
  await type(keyboard, '身份证号', person.idCode)
  await type(keyboard, '登录密码', person.password)
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'heading', name: /企业信息$/ })
}

/** What the invitation and the register of companies know is there already. */
async function fillCorp(keyboard: Keyboard): Promise<void> {
  const { page } = keyboard
  await expect(page.getByRole('textbox', { name: '法定代表人' })).toHaveValue('范思齐')
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(invited.creditCode)
  await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(invited.corpName)
  await type(keyboard, '法人身份证号', idCodeOf(612))
  for (const paper of ['营业执照文件', '法人身份证正反面', '企业授权书']) {
    await upload(keyboard, new RegExp(`^上传${paper}`), contractFile)
    await keyboard.expectAnnounced(`${contractFile.name} 上传成功`)
  }
  await keyboard.activate({ role: 'button', name: '下一步' })
  await keyboard.expectFocus({ role: 'heading', name: /核对并提交$/ })
}

async function agreeAndSend(keyboard: Keyboard): Promise<string> {
  for (const name of ['平台服务协议', '隐私政策']) {
    await keyboard.activate({ role: 'button', name: `查看《${name}》` })
    await keyboard.expectDialog(name)
    await keyboard.activate({ role: 'button', name: '已阅读并同意' })
    await keyboard.expectAnnounced(`已同意《${name}》`)
  }
  await keyboard.activate({ role: 'button', name: '提交注册' })
  await keyboard.expectFocus({ role: 'heading', name: '注册申请已提交' })
  return numberIn(keyboard.page.getByRole('main'))
}

async function wishForKeys(keyboard: Keyboard, registerNo: string): Promise<void> {
  const { page } = keyboard
  await keyboard.activate({ role: 'link', name: 'UKEY信息登记' })
  await keyboard.expectFocus({ role: 'heading', name: 'UKEY信息登记' })
  await expect(page.getByRole('textbox', { name: '注册申请编号' })).toHaveValue(registerNo)
  await keyboard.activate({ role: 'button', name: '下一步' })
  await keyboard.expectFocus({ role: 'heading', name: /领取$/ })
  await type(keyboard, '收件人', person.personName)
  await type(keyboard, '所在地区', '江汉', 'combobox')
  await page.getByRole('option', { name: /江汉区/ }).waitFor()
  await keyboard.choose(/江汉区/)
  await type(keyboard, '详细地址', '示范路 8 号')
  await keyboard.activate({ role: 'button', name: '下一步' })
  await keyboard.expectFocus({ role: 'heading', name: /核对并提交$/ })
  await keyboard.activate({ role: 'button', name: '提交登记' })
  await keyboard.expectFocus({ role: 'heading', name: 'UKEY 信息已登记' })
}

async function changePassword(keyboard: Keyboard, next: string): Promise<void> {
  await keyboard.open('my/person-info/index')
  await type(keyboard, '旧密码', person.password)
  await type(keyboard, '新密码', next)
  await keyboard.activate({ role: 'button', name: '修改密码' })
  await keyboard.expectAnnounced(/^密码已修改/)
}
