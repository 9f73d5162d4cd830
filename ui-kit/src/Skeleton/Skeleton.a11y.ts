import type { ComponentContract } from '../lib/contract.ts'

export const skeletonContract: ComponentContract = {
  component: 'Skeleton',
  task: '知道内容还在加载，加载后能读到它',
  pattern: 'none',
  patternNote: 'aria-busy 的容器，没有交互',
  expectations: [
    {
      id: 'busy',
      text: '加载时容器标为忙',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Loading',
        expect: { attribute: { selector: '[aria-busy]', name: 'aria-busy', value: 'true' } },
        brokenBy: 'TalkingLines',
      },
    },
    {
      id: 'done',
      text: '加载后不再忙，内容在树里',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Loaded',
        expect: { present: [{ role: 'StaticText', name: '共 12 条' }] },
        brokenBy: 'HiddenForGood',
      },
    },
    {
      id: 'silent-lines',
      text: '占位线条对读屏软件不存在',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Loading',
        expect: { attribute: { selector: '[aria-busy] > div', name: 'aria-hidden', value: 'true' } },
        brokenBy: 'LinesWithWords',
      },
    },
    {
      id: 'said-late',
      text: 'Orca 过了一秒才说“正在加载…”，只说一次',
      criterion: '4.1.3',
      level: 'SHOULD',
      lane: 'screen-reader',
      plan: {
        story: 'Loading',
        hears: ['正在加载…'],
        steps: [],
        once: ['正在加载…'],
      },
    },
  ],
  spoken: { Loaded: ['共 12 条'] },
}
