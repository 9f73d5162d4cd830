import type { ComponentDocs } from '../lib/docs.ts'

export const passwordFieldDocs: ComponentDocs = {
  component: 'PasswordField',
  alsoCalled: ['PasswordInput'],
  when: ['登录密码、新密码、UKEY 的 PIN。'],
  whenNot: [
    ['短信验证码', 'OtpField'],
    ['签名时的 UKEY 密码：签名框里已经有', 'UkeyPrompt'],
    ['身份证号、账号一类要核对的内容', 'IdCardField', 'CardNumberField'],
  ],
  keys: [
    ['Tab', '到密码框，再到“显示”按钮'],
    [['Enter', 'Space'], '在按钮上：显示或隐藏；在框里 Enter 提交表单'],
  ],
  dos: [
    ['写对 `autoComplete`', '密码管理器才认得；记不住复杂密码的人全靠它'],
    ['要求写在 `description` 里', '提交以后才说“至少 8 位”，人要再想一个密码'],
    ['重输密码的框也允许粘贴和显示', '看得见就不必猜打错了哪一位'],
  ],
  donts: [
    ['用安全键盘代替', '读屏软件读不到按键，是银行应用最常见的走不下去'],
    ['禁止粘贴', '密码管理器和辅助工具都靠粘贴'],
    ['把要求写成框里的占位字', '一打字要求就没了，正是要对照的时候'],
  ],
  words: ['错误说还剩几次：“密码错误，还可输入 3 次”，不说是企业名称、手机号还是密码错。'],
}
