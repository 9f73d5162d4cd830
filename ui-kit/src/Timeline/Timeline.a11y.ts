import type { ComponentContract } from '../lib/contract.ts'

export const timelineContract: ComponentContract = {
  component: 'Timeline',
  task: '知道谁在什么时候做了什么，现在到哪一步，后面还有什么',
  pattern: 'none',
  patternNote: 'APG 没有时间线模式；按有序列表和 aria-current=step。',
  expectations: [
    {
      id: 'list',
      text: '是有名字的列表，每步一项',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Running',
        expect: { present: [{ role: 'list', name: '审批记录' }, { role: 'listitem' }] },
        brokenBy: 'ColouredDots',
      },
    },
    {
      id: 'current',
      text: '当前一步带 aria-current=step',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Running',
        expect: { attribute: { selector: 'li[data-state=current]', name: 'aria-current', value: 'step' } },
        brokenBy: 'ColouredDots',
      },
    },
    {
      id: 'words',
      text: '已完成、结果、当前、未开始都写成字',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Running',
        expect: {
          present: ['已完成', '已退回', '当前', '未开始'].map((name) => ({ role: 'StaticText', name })),
        },
        brokenBy: 'ColouredDots',
      },
    },
    {
      id: 'ended',
      text: '没有办成的一步写明结果，没有结果的写“已终止”，不打勾',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Ended',
        expect: {
          present: ['已失效', '已终止'].map((name) => ({ role: 'StaticText', name })),
          noElement: 'li[data-state=ended] .lucide-check',
        },
        brokenBy: 'TicksEverything',
      },
    },
    {
      id: 'dates',
      text: '时间读作“2026年11月20日 16点5分”，不读横线',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Running',
        expect: { present: [{ role: 'StaticText', name: '2026年11月20日 16点5分' }], notInTree: /\d{4}-\d{2}-\d{2}/ },
        brokenBy: 'DashedDates',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出“列表 4 项”，到当前一步读出“当前步骤”',
      criterion: '1.3.1',
      level: 'SHOULD',
      lane: 'screen-reader',
      how: '打开故事，按 L，再用向下键读完。',
    },
    {
      id: 'orca',
      text: 'Orca 读出列表有几项，逐步读出做了什么、谁、何时，时间不读横线',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Running',
        steps: [
          { press: 'l', hears: ['4 个项目的列表', '经办提交', '已完成'] },
          { press: 'ArrowDown', hears: ['张某（经办）', '2026年11月20日 16点5分'] },
          { press: 'ArrowDown', hears: ['主管复核', '已退回'] },
        ],
        silent: [/\d{4}-\d{2}/],
      },
    },
  ],
  spoken: { Running: ['list, 审批记录', '已完成', '2026年11月20日 16点5分', '已退回', '当前', '未开始'] },
}
