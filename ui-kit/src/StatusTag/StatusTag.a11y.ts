import type { ComponentContract } from '../lib/contract.ts'

export const statusTagContract: ComponentContract = {
  component: 'StatusTag',
  task: '知道一笔业务处于什么状态，不靠颜色',
  pattern: 'none',
  patternNote: '静态文字，不是控件',
  expectations: [
    {
      id: 'words',
      text: '状态以文字出现在可访问性树里',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Waiting',
        expect: { present: [{ role: 'StaticText', name: '待签收' }] },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'no-stop',
      text: '标签不是控件，Tab 不在上面停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Waiting',
        expect: { attribute: { selector: 'main span', name: 'tabindex', value: null } },
        brokenBy: 'StopOfItsOwn',
      },
    },
    {
      id: 'heard',
      text: '读屏软件只读出状态文字，不读图标',
      criterion: '1.1.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Waiting',
        steps: [{ press: 'ArrowDown', hears: ['待签收'] }],
        silent: ['图像', '图标'],
      },
    },
  ],
  spoken: { Waiting: ['待签收'] },
}
