import type { ComponentContract } from '../lib/contract.ts'

export const treeListContract: ComponentContract = {
  component: 'TreeList',
  task: '看清什么从哪里来，分给了谁',
  pattern: 'none',
  patternNote: '嵌套列表加展开收起按钮；不用 role=tree，那是给选择用的，里面的链接和金额会读不到',
  expectations: [
    {
      id: 'nested',
      text: '是有名字的列表，下级在上级的列表项里',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Lineage',
        expect: {
          present: [{ role: 'list', name: '流转轨迹' }, { role: 'listitem' }],
          attribute: { selector: 'main li li li', name: 'class', value: /./ },
        },
        brokenBy: 'Indented',
      },
    },
    {
      id: 'amounts',
      text: '金额按万亿读出',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Lineage',
        expect: { present: [{ role: 'StaticText', name: '60万元' }], notInTree: /\d,\d{3}/ },
        brokenBy: 'GroupedFigures',
      },
    },
    {
      id: 'no-stop',
      text: '不能收起时没有多余的 Tab 停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Lineage',
        steps: [{ press: 'Tab' }],
        expect: { focus: 'nothing' },
        brokenBy: 'ButtonsForNothing',
      },
    },
    {
      id: 'collapse',
      text: '收起按钮说出是谁的下级；收起后下级读不到，焦点不动',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Collapsible',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '2 个下级 长沙湘江机械', states: { expanded: false } },
          present: [{ role: 'StaticText', name: '湖南钢构' }],
          absent: [{ role: 'StaticText', name: '株洲轴承' }],
        },
        brokenBy: 'FoldsForTheEye',
      },
    },
    {
      id: 'expand',
      text: '再按一次展开',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Collapsible',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Space' }, { press: 'Space' }],
        expect: {
          focus: { role: 'button', states: { expanded: true } },
          present: [{ role: 'StaticText', name: '株洲轴承' }],
        },
        brokenBy: 'FoldsForGood',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出“列表，1 项”和金额',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Lineage',
        steps: [{ press: 'l', hears: ['1 个项目的列表', '中建西部建设', '100万元'] }],
      },
    },
  ],
  spoken: { Lineage: ['list, 流转轨迹', '中建西部建设', '长沙湘江机械', '株洲轴承', '湖南钢构'] },
}
