import type { ComponentContract } from '../lib/contract.ts'

export const taskListContract: ComponentContract = {
  component: 'TaskList',
  task: '知道哪些做完了，下一步做什么，去哪里做',
  pattern: 'none',
  patternNote: '有标题的区域、有序列表和链接',
  expectations: [
    {
      id: 'structure',
      text: '有标题的区域，里面是列表，并说出完成几项',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Started',
        expect: {
          present: [
            { role: 'region', name: '开始使用金票' },
            { role: 'StaticText', name: '已完成 1 项，共 3 项' },
            { role: 'list' },
            { role: 'StaticText', name: '已完成' },
          ],
        },
        brokenBy: 'Ticks',
      },
    },
    {
      id: 'link-state',
      text: '在链接上能听到状态和提示，不用往后读',
      criterion: '2.4.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Started',
        steps: [{ press: 'Tab' }],
        expect: {
          focus: { role: 'link', name: 'UKEY 申领与绑定', description: '未完成 复核、签收等操作都要用 UKEY 签名。' },
        },
        brokenBy: 'Ticks',
      },
    },
    {
      id: 'others-work',
      text: '别人做的事不是链接，Tab 不停在上面',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Started',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: 'nothing' },
        brokenBy: 'LinkToOthersWork',
      },
    },
    {
      id: 'own-status',
      text: '更细的状态也读得到',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'OwnStatus',
        expect: { present: [{ role: 'link', name: '绑定银行账户', description: '已退回' }] },
        brokenBy: 'StatusBeside',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出“列表，3 项”，逐项读出事项、状态和提示',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Started',
        steps: [
          { press: 'l', hears: ['3 个项目的列表', '企业实名认证', '已完成'] },
          { press: 'ArrowDown', hears: ['UKEY 申领与绑定', '未完成'] },
        ],
      },
    },
  ],
  spoken: { Started: ['heading, 开始使用金票, level 2', '已完成 1 项，共 3 项', '企业实名认证', '已完成'] },
}
