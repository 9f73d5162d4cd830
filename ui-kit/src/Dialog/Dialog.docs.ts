import type { ComponentDocs } from '../lib/docs.ts'

export const dialogDocs: ComponentDocs = {
  component: 'Dialog',
  alsoCalled: ['Modal'],
  when: [
    '不离开页面做一件小事，做完回到原处：添加供应商、改一个说明。',
    '一步步的小流程（`step` 换步时焦点到新标题）。',
  ],
  whenNot: [
    ['不能撤回的确认，一句话说完', 'AlertDialog'],
    ['一张长表：给它自己的页面', 'FormWizard'],
    ['看一行的详情，旁边的列表还要看', 'SideSheet'],
    ['签名', 'UkeyPrompt'],
  ],
  keys: [
    ['Tab', '在对话框里循环，不到背后的页面'],
    ['Shift+Tab', '反方向循环'],
    ['Enter', '按下焦点所在的按钮；在字段里提交'],
    ['Escape', '关闭；填了一半先问，不能关时说原因'],
  ],
  dos: [
    ['一直挂着，用 `isOpen` 开关', '组件这样才知道焦点该回到哪个按钮'],
    ['填了内容就给 `isDirty`', 'Esc 和 × 会先问，人不会白填'],
    ['长文用 `initialFocus="heading"`', '焦点在第一个字段，读屏软件会从中间读起'],
  ],
  donts: [
    ['点背景就关闭', '手抖一下，填的就没了'],
    ['对话框里再开两层', '只有一层能退回来'],
    ['登录后一次弹两个', '第二个要等第一个关掉，并说一声'],
  ],
  words: ['标题就是要做的事：“添加供应商”，和打开它的按钮同一说法。'],
}
