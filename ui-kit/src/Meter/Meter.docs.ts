import type { ComponentDocs } from '../lib/docs.ts'

export const meterDocs: ComponentDocs = {
  component: 'Meter',
  alsoCalled: ['Gauge'],
  when: ['一项额度用了多少：开立额度、融资额度。'],
  whenNot: [
    ['事情做到哪里了', 'ProgressBar'],
    ['几个数随时间的变化', 'ChartWithTable'],
    ['只有一个数', 'Money'],
  ],
  keys: [],
  dos: [
    ['一句结论、一张表由组件按金额写出', '长条只说比例，人要的是还能开多少；超出时说超出多少'],
    ['`label` 写额度的名字：“开立额度”', '读屏软件读“开立额度，已用 百分之六十”'],
    ['复核一笔会占用额度的业务时给 `adding`', '长条上用斜纹画出这一笔，剩余已减去它，不用人自己减'],
    ['同一行已经写了金额时用 `size="compact"`', '一格里只说用了百分之几，三个金额不再重复'],
  ],
  donts: [
    ['只用颜色表示快用完', '写出“剩余 3万元”，颜色只是重复'],
    ['自己算好百分比再传进来', '用了一分钱不能说成百分之零，剩一分钱不能说成百分之百；组件按金额算'],
  ],
  words: ['词按业务换：`words` 可以写成“已融资”“可融资”，不写“使用率”“剩余率”。'],
}
