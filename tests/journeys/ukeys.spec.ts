import { expect, test } from '../lib/journey.ts'
import { PIN } from '../lib/steps.ts'

test('the key on this PC is tried out, and one that is lost is reported', async ({ newDesk }) => {
  const director = await newDesk('CD')
  const { page } = director
  await director.open('my/enterprise-info/ukey/list?pageSize=50')
  const keys = page.getByRole('row')
  await expect(keys.filter({ hasText: '郑怀瑾' })).toContainText('即将到期')
  await expect(keys.filter({ hasText: '孙启航' })).toContainText('已挂失')

  await director.activate({ role: 'button', name: '检测本机 UKEY' })
  await director.expectDialog('检测本机 UKEY')
  await director.expectAnnounced(/驱动程序 正常 .*证书序列号 正常 .*测试签名 未检测/)
  await director.tabTo({ role: 'textbox', name: 'UKEY 密码' })
  await director.fill(PIN)
  await director.press('Enter')
  await director.expectAnnounced(/测试签名 正常 签名已由平台验证通过/)
  await director.press('Escape')

  await director.activate({ role: 'button', name: /^挂失 冯思源/ })
  await director.expectDialog(/^挂失 冯思源 的 UKEY（尾号 \w{4}）？$/)
  await director.activate({ role: 'button', name: '挂失' })
  await director.expectAnnounced(/^已挂失 冯思源 的 UKEY/)
  await expect(keys.filter({ hasText: '冯思源' })).toContainText('已挂失')
})
