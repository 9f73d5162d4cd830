import type { ComponentDocs } from '../lib/docs.ts'

export const ukeyPromptDocs: ComponentDocs = {
  component: 'UkeyPrompt',
  when: ['要用 UKEY 签名的操作：开立、转让、融资、兑付的提交和复核。'],
  whenNot: [
    ['不用签名的确认', 'AlertDialog'],
    ['登录', 'PasswordField'],
  ],
  keys: [
    ['Tab', '在要签的内容、密码框、按钮之间'],
    ['Enter', '在密码框里：签名；打开它的按钮上：打开'],
    ['Escape', '没在签名时等于取消；正在签名时说“签名进行中，无法取消”'],
  ],
  dos: [
    ['签之前给足内容：笔数、合计、大写、每一笔、签名原文', '签的人要对签的东西负责，看不到就不能负责'],
    ['一种问题一个出路（`help`）', '“未检测到 UKEY”之后人要知道插哪一支'],
    ['`onSigned` 失败时留着签名，可以重新提交', '再签一次会多一份签名'],
    ['同一个签名不会成功时 `canSubmitAgain` 返回 false', '再提交多少次都是同一个拒绝，不要摆着骗人'],
  ],
  donts: [
    ['检测状态变一次播报一次', '插着没拔，状态不变，就不说'],
    ['密码用安全键盘', '读屏软件读不到，人签不了'],
    ['把状态写成代码', '“CHAIN_INVALID”没有人看得懂，写“证书链无效，请重新安装驱动，或更换 UKEY”'],
  ],
  words: ['每个状态一句，不超过四十个字，说出 UKEY 尾号和是谁的：“请插入尾号 1 2 3 4 的经办 UKEY”。'],
}
