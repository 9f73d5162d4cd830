import type { ComponentContract } from '../lib/contract.ts'

export const badgeContract: ComponentContract = {
  component: 'Badge',
  task: '知道有几条在等我，不靠颜色',
  pattern: 'none',
  patternNote: '控件名字的一部分，本身不是控件',
  expectations: [
    {
      id: 'name',
      text: '控件的名字里有数量和单位',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unread',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '消息，3 条未读' } },
        brokenBy: 'Dot',
      },
    },
    {
      id: 'none',
      text: '没有时名字仍在，没有数字',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'None',
        expect: { present: [{ role: 'link', name: '消息' }], notInTree: /\d/ },
        brokenBy: 'CountsNothing',
      },
    },
    {
      id: 'true-count',
      text: '显示 99+ 时读出真实条数，不读“99 加”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Many',
        expect: { present: [{ role: 'link', name: '消息，128 条未读' }], notInTree: /\+/ },
        brokenBy: 'ReadsTheCap',
      },
    },
    {
      id: 'silent',
      text: '数字变化本身不播报',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Unread', expect: { announced: [] }, brokenBy: 'LiveCount' },
    },
    {
      id: 'heard',
      text: '读屏软件读出“消息，3 条未读，链接”，只读一遍数字',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Unread',
        steps: [{ press: 'Tab', hears: ['消息，3 条未读', '链接'] }],
        once: ['3'],
      },
    },
  ],
  spoken: { Unread: ['link, 消息，3 条未读'] },
}
