import type { ComponentDocs } from '../lib/docs.ts'

export const spokenTextDocs: ComponentDocs = {
  component: 'SpokenText',
  alsoCalled: ['VisuallyHidden'],
  when: ['看的写法读不准：遮蔽的号码、百分数、日期、票号（`SpokenSerials`）。'],
  whenNot: [
    ['金额', 'Money'],
    ['遮蔽的账号、身份证号', 'MaskedNumber'],
    ['完整的号码', 'CardNumber'],
  ],
  keys: [],
  dos: [
    ['两段字由同一个值算出来', '手写的两段迟早会不一样'],
    ['看得见的一段照常复制、打印、查找', '耳朵的一段只是另外一个读法'],
  ],
  donts: [
    ['用 `aria-label` 写在 span 上', '没有角色的元素不能命名，读屏软件不读'],
    ['把整句话换掉', '只换读不准的那几个字'],
  ],
}
