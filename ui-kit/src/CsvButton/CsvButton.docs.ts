import type { ComponentDocs } from '../lib/docs.ts'

export const csvButtonDocs: ComponentDocs = {
  component: 'CsvButton',
  alsoCalled: ['Export'],
  when: ['把列表的全部行交给人去用：对账、报送、交给财务。'],
  whenNot: [
    ['只看这一页', 'DataTable'],
    ['一份可以盖章存档的凭证', 'PrintDocument'],
    ['下载现成的文件', 'Link'],
  ],
  keys: [
    ['Tab', '到“导出 CSV”；正在导出时再到“取消导出”'],
    [['Enter', 'Space'], '开始导出；再按“取消导出”不存文件，焦点回到“导出 CSV”'],
  ],
  dos: [
    ['`columns` 写明 `amount` 和 `id`', '表格软件会把长数字变成科学记数，金额会少掉末位'],
    ['文件名带日期：`金票查询_20261121_1402.csv`', '同一张表一天导三次，名字要分得开'],
    ['给快捷键时自己去听那个键', '按钮只负责把键写在字后面，读的时候一起读'],
  ],
  donts: [
    ['只导出看得见的一页', '人要的是全部，导出来才发现只有十二行'],
    ['导出大表时弹一个不能关的对话框', '页面还能用，随时能取消'],
  ],
  words: ['列头和页面上的列头一样，带单位。'],
}
