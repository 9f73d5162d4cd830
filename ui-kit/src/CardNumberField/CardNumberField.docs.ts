import type { ComponentDocs } from '../lib/docs.ts'

export const cardNumberFieldDocs: ComponentDocs = {
  component: 'CardNumberField',
  when: ['填写对公账号、银行卡号。'],
  whenNot: [
    ['金额', 'MoneyField'],
    ['身份证号', 'IdCardField'],
    ['账号已经在系统里，只需要选', 'Select', 'ComboBox'],
  ],
  keys: [['Tab', '离开时整理成纯数字，说一次“共 19 位，尾号 0 1 2 3”，下面出现核对行']],
  dos: [
    ['允许粘贴，带空格和短横也收', '账号多半来自别处，逐位抄写更容易错'],
    ['新增收款账户时让人再填一遍，也允许粘贴', '再填一遍是为了核对，不是考记忆'],
  ],
  donts: [
    ['输入时自动加空格', '光标会跳，读屏软件会把按键读成另一个字符'],
    ['限制输入长度', '多打的位数被吃掉，人以为已经填对了'],
    ['校验位数以外的规则', '对公账号没有通用的校验码，会拒绝真实的账号'],
  ],
  words: ['标签写清是谁的什么号：“收款账号”，不写“卡号”。'],
}
