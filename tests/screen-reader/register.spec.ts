import { creditCodeOf, idCodeOf } from '@jinpiao/server/seed/codes'
import { expectOnce, expectSpokenNumbers, readLines, tabTo } from './listening.ts'
import type { ScreenReader } from './screenReader.ts'
import { expect, test } from './test.ts'

test('G9, G10: who registers hears each step, what was found of a credit code, what is missing, and the numbers to check', async ({
  reader,
}) => {
  await reader.goto('register')
  await prove(reader, '13900009077')
  await reader.act((page) => page.getByRole('textbox', { name: '姓名' }).fill('范知秋'))
  await reader.act((page) => page.getByRole('textbox', { name: '身份证号' }).fill(idCodeOf(611)))
  await reader.act((page) => page.getByRole('textbox', { name: '登录密码' }).fill('Yunqi@2026'))
  await tabTo(reader, /下一步 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/第 3 步，共 4 步：.*企业信息/)

  await tabTo(reader, /统一社会信用代码/)
  reader.clear()
  await reader.type(creditCodeOf(906))
  await reader.waitFor(/工商登记：云栖紧固件有限公司。已填写企业名称.*，请核对/)
  expectOnce(reader, '工商登记：云栖紧固件有限公司')
  await tabTo(reader, /下一步 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/有 \d+ 处需要修改/)
  expectOnce(reader, /有 \d+ 处需要修改/)

  await reader.goto('register/register-success?no=ZC20261127000004&by=2026-11-30')
  const read = await readLines(reader, '登录后完成企业实名认证')
  expectSpokenNumbers(read)
  expect(read.join(' ')).toContain('2026年11月30日')
})

async function prove(reader: ScreenReader, mobile: string): Promise<void> {
  await tabTo(reader, /手机号/)
  await reader.type(mobile)
  await tabTo(reader, /获取短信验证码 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/短信验证码已发送到 1 3 9 开头/)
  const said = await reader.page.getByText(/演示环境：短信验证码为/).innerText()
  await reader.act((page) =>
    page.getByRole('textbox', { name: '短信验证码' }).fill(/短信验证码为 (\d{6})/.exec(said)?.[1] ?? ''),
  )
  await tabTo(reader, /下一步 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/第 2 步，共 4 步：.*注册人/)
  expectOnce(reader, /第 2 步，共 4 步：/)
}
