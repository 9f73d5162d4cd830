import type { ComponentDocs } from '../lib/docs.ts'

export const textFieldDocs: ComponentDocs = {
  component: 'TextField',
  alsoCalled: ['TextInput'],
  when: ['一行文字：企业名称、姓名、地址、证件以外的编号。'],
  whenNot: [
    [
      '金额、数字、日期、手机、账号、身份证号：各有自己的框',
      'MoneyField',
      'NumberField',
      'DateField',
      'PhoneField',
      'CardNumberField',
      'IdCardField',
    ],
    ['密码', 'PasswordField'],
    ['查找', 'SearchField'],
    ['几行', 'TextArea'],
  ],
  keys: [['Tab', '到文本框；离开时只去掉首尾空格']],
  dos: [
    ['个人和企业的资料写 `autoComplete`', '浏览器能代填，写字不便的人全靠它'],
    ['`size` 按真实长度', '框的长短就是提示'],
    ['错误由表单给，写在 `error`', '文字框自己不知道什么算对'],
  ],
  donts: [
    ['用 placeholder 当标签', '一打字就没了，对比度也不够'],
    ['边打字边改大小写、加空格', '光标会跳，听到的和打的不一样'],
    ['用 `maxLength` 悄悄吃字', '写进说明，超了在提交时说'],
  ],
  words: ['标签两到八个字，是名词：“开户行名称”，不写“请输入开户行名称”。', '说明写限制和用途，不重复标签。'],
}
