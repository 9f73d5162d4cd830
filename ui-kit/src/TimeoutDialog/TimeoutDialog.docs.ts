import type { ComponentDocs } from '../lib/docs.ts'

export const timeoutDialogDocs: ComponentDocs = {
  component: 'TimeoutDialog',
  alsoCalled: ['SessionTimeout'],
  when: ['登录快到期，还有两分钟：让人说一句“继续使用”。'],
  whenNot: [
    ['已经退出了：登录页上说明', 'Banner'],
    ['要人决定的事', 'AlertDialog'],
    ['别的提醒，不处理也没有关系', 'Toast'],
  ],
  keys: [
    ['Tab', '在“继续使用”和“立即退出”之间循环'],
    [['Enter', 'Escape'], '继续使用；焦点先在它上面'],
  ],
  dos: [
    ['`endsAt` 用服务器的钟', '电脑的钟会快几分钟'],
    ['`onEnd` 先问服务器', '别的页签可能刚用过，不该退出'],
    ['草稿留着，登录后还在', '时间到不应该等于重填'],
  ],
  donts: [
    ['倒计时每秒播报', '组件只说四句；说得太勤就什么都听不清'],
    ['延长次数有限', '想延长几次就几次，不能让人选安全还是做完'],
  ],
  words: ['正文说会发生什么、草稿怎样：“已填写的草稿会保留”。'],
}
