import type { ComponentContract } from '../lib/contract.ts'

export const bannerContract: ComponentContract = {
  component: 'Banner',
  task: '发现整页的提示，读懂原因并找到出路',
  pattern: 'none',
  patternNote: '有名字的区域和标题，没有交互',
  expectations: [
    {
      id: 'region',
      text: '提示是有名字的区域，可按地标找到',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Warning',
        expect: { present: [{ role: 'region', name: '开立业务已暂停' }] },
        brokenBy: 'ColouredBox',
      },
    },
    {
      id: 'heading',
      text: '提示有标题，可按标题找到',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Warning',
        expect: { present: [{ role: 'heading', name: '开立业务已暂停' }] },
        brokenBy: 'ColouredBox',
      },
    },
    {
      id: 'way-out',
      text: '出路用 Tab 可达',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Warning',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'link', name: '如何恢复' } },
        brokenBy: 'WayOutByMouse',
      },
    },
    {
      id: 'silent',
      text: '提示本身不打断朗读',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Warning', expect: { announced: [] }, brokenBy: 'SpeaksUp' },
    },
    {
      id: 'heard',
      text: '按标题跳转能听到提示的标题和正文',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Warning',
        steps: [
          { press: 'h', hears: ['开立业务已暂停', '标题'] },
          { press: 'ArrowDown', hears: ['因存在逾期未兑付，暂时不能开立。', '如何恢复', '链接'] },
        ],
      },
    },
  ],
  spoken: { Warning: ['region, 开立业务已暂停', 'heading, 开立业务已暂停, level 2', 'link, 如何恢复'] },
}
