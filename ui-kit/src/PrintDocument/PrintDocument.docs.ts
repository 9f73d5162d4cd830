import type { ComponentDocs } from '../lib/docs.ts'

export const printDocumentDocs: ComponentDocs = {
  component: 'PrintDocument',
  when: ['一份要存档、要打印的文件：开立凭证、转让回单、签收证明。'],
  whenNot: [
    ['在页面上核对填过的内容', 'SummaryList'],
    ['一整张列表', 'DataTable', 'CsvButton'],
    ['现成的 PDF 文件', 'Link'],
  ],
  keys: [
    ['Tab', '到“打印”按钮；凭证里的内容不停留'],
    [['Enter', 'Space'], '打开打印窗口'],
  ],
  dos: [
    ['凭证和页面同一个来源', '纸上和屏幕上的字要一样，对账才对得上'],
    ['几份用 `PrintSheets`', '每份单独一页，撕开也完整'],
  ],
  donts: [
    ['把凭证做成图片', '不能放大、不能搜索、读屏软件读不到'],
    ['用浏览器的页眉页脚当凭证号', '每台电脑打印出来不一样'],
  ],
  words: ['凭证的字按正式文件写，不用感叹号。编号逐位读，打印的是同一个字。'],
}
