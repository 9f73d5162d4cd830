import type { ComponentContract } from '../lib/contract.ts'

export const printDocumentContract: ComponentContract = {
  component: 'PrintDocument',
  task: '读一份凭证，并打印出来存档',
  pattern: 'none',
  patternNote: '文章、标题和定义列表',
  expectations: [
    {
      id: 'structure',
      text: '是一篇文章，有标题，事实是成对的名称和内容',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Voucher',
        expect: {
          present: [
            { role: 'article' },
            { role: 'heading', name: '开立凭证', states: { level: 2 } },
            { role: 'term' },
            { role: 'definition' },
          ],
        },
        brokenBy: 'Picture',
      },
    },
    {
      id: 'numbers',
      text: '编号逐位读，金额按万亿读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Voucher',
        expect: {
          present: [{ role: 'StaticText', name: '123万4567元8角9分' }],
          notInTree: /\d{11,}|\d,\d{3}/,
        },
        brokenBy: 'Picture',
      },
    },
    {
      id: 'print',
      text: '用键盘可以打印',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'WithButton',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name: '打印' } },
        brokenBy: 'Picture',
      },
    },
    {
      id: 'on-paper',
      text: '打印出来一份一页，白底黑字，没有菜单和按钮',
      criterion: '1.4.3',
      level: 'SHOULD',
      lane: 'person',
      how: '在深色主题下打开“几份凭证”，打印成 PDF，看页数和颜色。',
    },
    {
      id: 'orca',
      text: 'Orca 读出标题、编号，逐条读出事实，金额按万元角分读',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Voucher',
        steps: [
          { press: 'h', hears: ['开立凭证 标题'] },
          { press: 'ArrowDown', hears: ['编号 JP 2 0 2 6，1 1 2 0，0 0 0 0 0 8'] },
          { press: 'ArrowDown', hears: ['开立方', '中建西部建设股份有限公司'] },
          { press: 'ArrowDown', hears: ['金额（元）', '123万4567元8角9分'] },
        ],
      },
    },
  ],
  spoken: { Voucher: ['heading, 开立凭证, level 2', '开立方', '中建西部建设股份有限公司'] },
}
