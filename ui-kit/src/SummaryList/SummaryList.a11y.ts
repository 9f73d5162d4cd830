import type { ComponentContract } from '../lib/contract.ts'

export const summaryListContract: ComponentContract = {
  component: 'SummaryList',
  task: '核对填过的内容，找到要改的一项并去修改',
  pattern: 'none',
  patternNote: 'APG 没有描述列表模式；按 HTML 的 dl、dt、dd。',
  expectations: [
    {
      id: 'pairs',
      text: '每项是名称和内容的一对',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Reading',
        expect: { present: [{ role: 'heading', name: '开立信息' }, { role: 'term' }, { role: 'definition' }] },
        brokenBy: 'LinesOfText',
      },
    },
    {
      id: 'change-name',
      text: '修改的名字说明改的是哪一项',
      criterion: '2.4.9',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Checking',
        expect: {
          present: [
            { role: 'link', name: '修改 供应商' },
            { role: 'link', name: '修改 备注' },
          ],
        },
        brokenBy: 'SameNames',
      },
    },
    {
      id: 'change-here',
      text: '在本页修改的是按钮，可用键盘到达',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithoutTitle',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name: '修改 联系人' }, absent: [{ role: 'heading' }] },
        brokenBy: 'LinkForAct',
      },
    },
    {
      id: 'heard',
      text: '读屏软件先读名称，再读内容，空的读“未填写”',
      criterion: '1.3.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Reading',
        steps: [
          { press: 'h', hears: ['开立信息 标题'] },
          // Two facts stand on a line, and Orca reads by lines.
          {
            press: 'ArrowDown',
            hears: ['供应商', '长风电子材料（集团）股份有限公司武汉光谷分公司', '金额', '123万4567元8角9分'],
          },
          { press: 'ArrowDown', hears: ['承诺付款日', '2027年3月1日', '备注', '未填写'] },
        ],
      },
    },
  ],
  spoken: { Checking: ['heading, 开立信息, level 2', '供应商', '123万4567元8角9分', '未填写', 'link, 修改 备注'] },
}
