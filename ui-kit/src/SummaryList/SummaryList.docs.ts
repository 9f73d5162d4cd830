import type { ComponentDocs } from '../lib/docs.ts'

export const summaryListDocs: ComponentDocs = {
  component: 'SummaryList',
  alsoCalled: ['Descriptions', 'DescriptionList'],
  when: ['核对填过的内容；一个对象的几行信息。'],
  whenNot: [
    ['几个对象并排比', 'DataTable'],
    ['凭证', 'PrintDocument'],
    ['一行行都要改', 'Form'],
  ],
  keys: [
    ['Tab', '到每行的“修改”'],
    ['Enter', '去改这一项'],
  ],
  dos: [
    ['没填的也放上，写“未填写”', '漏填和没有要看得出来'],
    ['`change` 指到那一步', '核对出错时，人从这里直接去改'],
    ['`title` 写清是什么', '一页上常有两份'],
  ],
  donts: [
    ['用表格', '名称和内容是一对一对，不是行和列'],
    ['签名前和签名的内容写法不一样', '人核对的是这里，签的是那里，两处一字不差'],
  ],
  words: ['名称写两到六个字，不加冒号：“承诺付款日”。'],
}
