import type { ComponentDocs } from '../lib/docs.ts'

export const maskedNumberDocs: ComponentDocs = {
  component: 'MaskedNumber',
  when: ['认得出是哪一个、不必看全的号码：账号、手机号、身份证号。'],
  whenNot: [
    ['要逐位核对', 'CardNumber'],
    ['句子里的票号', 'SpokenText'],
    ['填写', 'CardNumberField', 'IdCardField', 'PhoneField'],
  ],
  keys: [
    ['Tab', '到“显示完整号码”，再到“复制”（有的话）'],
    [['Enter', 'Space'], '显示或隐藏；显示时听到一次完整号码；在“复制”上复制看得到的'],
  ],
  dos: [
    ['由服务器遮蔽，`reveal` 再要完整的', '页面里只有遮蔽的字，复制和抓取都拿不到'],
    ['常要抄走的给 `copy`', '复制的就是看得到的：没显示完整号码时是遮蔽的字'],
    ['一行里有几个号码时给 `label`', '“尾号 1 2 3 4”要知道是账号还是手机号'],
  ],
  donts: [
    ['自己用星号或圆点拼号码', '读屏软件会一个个读“星号”，或者整段吞掉，听起来像完整的号码'],
    ['过几秒自动隐藏', '正在抄的人来不及；离开页面才隐藏'],
  ],
  words: ['说出来是“6 2 2 2 开头，尾号 1 2 3 4”，不说“星号”。'],
}
