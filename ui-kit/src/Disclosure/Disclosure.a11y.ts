import type { ComponentContract } from '../lib/contract.ts'

export const disclosureContract: ComponentContract = {
  component: 'Disclosure',
  task: '展开需要的说明，读完再收起',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  expectations: [
    {
      id: 'closed',
      text: '按钮说明现在是收起的，里面的内容读不到',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Closed',
        expect: {
          present: [{ role: 'button', name: '怎样算开立额度', states: { expanded: false } }],
          absent: [{ role: 'link', name: '完整规则' }],
        },
        brokenBy: 'DrawnShut',
      },
    },
    {
      id: 'no-stop',
      text: '收起时 Tab 不进到里面',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: 'nothing' },
        brokenBy: 'DrawnShut',
      },
    },
    ...(['Enter', 'Space'] as const).map((press) => ({
      id: `open-${press.toLowerCase()}`,
      text: `按 ${press} 展开，焦点留在按钮上，没有额外播报`,
      criterion: '2.1.1' as const,
      level: 'MUST' as const,
      lane: 'browser' as const,
      check: {
        story: 'Closed',
        steps: [{ press: 'Tab' }, { press }],
        expect: {
          focus: { role: 'button', name: '怎样算开立额度', states: { expanded: true } },
          present: [{ role: 'link', name: '完整规则' }],
          announced: [],
          called: { onExpandedChange: 1 },
        },
        brokenBy: 'DrawnShut',
      },
    })),
    {
      id: 'close',
      text: '再按一次收起',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Open',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', states: { expanded: false } }, absent: [{ role: 'link' }] },
        brokenBy: 'StuckOpen',
      },
    },
    {
      id: 'group',
      text: '展开的内容是一组，名字就是按钮上的文字',
      criterion: '1.3.1',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: {
        story: 'Open',
        expect: { present: [{ role: 'group', name: '怎样算开立额度' }] },
        brokenBy: 'LooseContent',
      },
    },
    {
      id: 'heading',
      text: '给了标题级别时，可按标题找到',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'AsHeading',
        expect: { present: [{ role: 'heading', name: '怎样算开立额度', states: { level: 3 } }] },
        brokenBy: 'BoldLine',
      },
    },
    {
      id: 'heard',
      text: 'Orca 先读“怎样算开立额度，按钮，已收起”，展开后读“已展开”，再读内容',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Closed',
        steps: [
          { press: 'Tab', hears: ['怎样算开立额度', '已收起 按钮'] },
          { press: 'Space', hears: ['已展开'] },
          { press: 'Orca+a', hears: ['浏览模式'] },
          { press: 'ArrowDown', hears: ['开立额度等于授信额度减去未到期金票。'] },
        ],
      },
    },
  ],
  spoken: {
    Open: ['button, 怎样算开立额度, 1 control, expanded', '开立额度等于授信额度减去未到期金票。', 'link, 完整规则'],
    AsHeading: ['heading, 怎样算开立额度, level 3'],
  },
}
