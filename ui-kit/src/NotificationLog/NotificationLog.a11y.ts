import type { ComponentContract } from '../lib/contract.ts'

export const notificationLogContract: ComponentContract = {
  component: 'NotificationLog',
  task: '错过的通知可以慢慢再读',
  pattern: 'none',
  patternNote: '一个有标题的列表；不是 log 角色，免得再读一遍',
  expectations: [
    {
      id: 'list',
      text: '有标题的区域里是列表，每条说明成功、注意还是错误',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [
            { role: 'region', name: '通知记录' },
            { role: 'heading', name: '通知记录' },
            { role: 'listitem' },
            { role: 'StaticText', name: '错误' },
          ],
        },
        brokenBy: 'BareLines',
      },
    },
    {
      id: 'time',
      text: '时间读作“16点5分”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [{ role: 'StaticText', name: /^\d{1,2}点(整|\d{1,2}分)$/ }],
          notInTree: /\d:\d/,
        },
        brokenBy: 'ClockFigures',
      },
    },
    {
      id: 'empty',
      text: '没有通知时用一句话说明',
      criterion: '3.3.2',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: { present: [{ role: 'StaticText', name: '还没有通知' }] },
        brokenBy: 'BlankPanel',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出标题和几条，最新的在前；每条先说性质，再说内容和几点几分',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Filled',
        steps: [
          { press: 'h', hears: ['通知记录 标题 水平 2'] },
          { press: 'l', hears: ['3 个项目的列表', '错误', '签名失败，请重新插入 UKEY', /\d点(整|\d+分)/] },
          { press: 'ArrowDown', hears: ['注意', 'UKEY 将在 15 天后到期', /\d点(整|\d+分)/] },
          { press: 'ArrowDown', hears: ['成功', '已保存草稿', /\d点(整|\d+分)/] },
        ],
        silent: [/\d:\d/],
      },
    },
  ],
  spoken: { Filled: ['region, 通知记录', '错误', '签名失败，请重新插入 UKEY', '成功', '已保存草稿'] },
}
