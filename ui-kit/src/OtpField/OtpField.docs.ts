import type { ComponentDocs } from '../lib/docs.ts'

export const otpFieldDocs: ComponentDocs = {
  component: 'OtpField',
  alsoCalled: ['PinInput'],
  when: ['填写短信或邮件里的验证码。'],
  whenNot: [
    ['密码', 'PasswordField'],
    ['UKEY 的 PIN', 'UkeyPrompt'],
    ['编号、口令之外的数字', 'NumberField'],
  ],
  keys: [['Tab', '到文本框，也离得开；离开时去掉空格和短横']],
  dos: [
    ['`length` 写几位', '框宽正好，说明里也说'],
    ['允许粘贴和代填', '短信里抄一遍是最容易错的一步'],
  ],
  donts: [
    ['分成六个框', 'Tab 走不出来，粘贴只填第一格，读屏软件读六次'],
    ['填满自动提交', '最后一位按错就提交了'],
    ['倒计时每秒播报', '“60 秒后重新获取”只在按钮的字里走'],
  ],
  words: ['标签写“短信验证码”，说明写“6 位数字”。'],
}
