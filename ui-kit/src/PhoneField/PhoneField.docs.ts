import type { ComponentDocs } from '../lib/docs.ts'

export const phoneFieldDocs: ComponentDocs = {
  component: 'PhoneField',
  alsoCalled: ['TelInput'],
  when: ['填写中国大陆的手机号：登录、联系人、接收验证码。'],
  whenNot: [
    ['座机、境外号码', 'TextField'],
    ['只看', 'MaskedNumber'],
    ['验证码', 'OtpField'],
  ],
  keys: [['Tab', '离开时去掉空格、短横和国家代码 86']],
  dos: [
    ['登录时用 `autoComplete="username"`', '密码管理器按这个找到账号'],
    ['位数的错误留到提交时说', '离开就报错会把下面的按钮推开，正要按的人按到别处'],
  ],
  donts: [
    ['用 `type="number"`', '前面的 0 会没有，滚轮会改号码'],
    ['把区号做成必选的下拉', '九成九的人是同一个，多选一次只会选错'],
  ],
  words: ['错误说现在是几位：“手机号应为 11 位，现在是 10 位”。'],
}
