import type { ComponentDocs } from '../lib/docs.ts'

export const toastDocs: ComponentDocs = {
  component: 'Toast',
  alsoCalled: ['Snackbar', 'Message', 'Notification'],
  when: ['操作有了结果，焦点不用动：已复制、已保存草稿、提交成功。'],
  whenNot: [
    ['说一次就够，不用看', 'Announcer'],
    ['会一直存在的情况', 'Banner', 'InlineMessage'],
    ['要决定的事', 'AlertDialog'],
    ['表单的错误', 'ErrorSummary'],
  ],
  keys: [
    ['F6', '到最新的通知；再按回去'],
    ['Enter', '按下“关闭”'],
    ['Escape', '关掉焦点所在的一条，焦点回到原来的地方'],
    ['Tab', '通知里到“关闭”'],
  ],
  dos: [
    ['一句话：结果加对象', '一句不超过四十个字，读完不占人'],
    ['错误用 `danger`：它不自己消失', '没来得及看的错误等于没有说过'],
    ['停在窗口底部或侧边的栏写上 `data-page-bar`', '通知会让开，不盖住栏里的按钮'],
  ],
  donts: [
    ['把出路只放在通知里', '它会消失；要做的事放在页面上'],
    ['一次弹三条', '前两条会被打断'],
  ],
  words: ['已经发生就用“已”：“已复制”“提交成功，等待主管复核”。'],
}
