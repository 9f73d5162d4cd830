import type { ComponentContract } from '../lib/contract.ts'

export const tagGroupContract: ComponentContract = {
  component: 'TagGroup',
  task: '知道有哪些条件，去掉不要的，不会迷失位置',
  pattern: 'none',
  patternNote: '列表加按钮：移除不藏在 Delete 键后面',
  expectations: [
    {
      id: 'names',
      text: '组有名字，每个移除按钮说明移除什么',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Removable',
        expect: {
          present: [
            { role: 'group', name: '已选条件' },
            { role: 'list' },
            { role: 'button', name: '移除 待签收' },
            { role: 'button', name: '移除 江城精铸' },
          ],
        },
        brokenBy: 'NamelessCrosses',
      },
    },
    {
      id: 'remove',
      text: '移除后焦点到下一个的移除按钮，听到一次移除了什么、还有几项',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Removable',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'button', name: '移除 江城精铸' },
          absent: [{ role: 'button', name: '移除 待签收' }],
          announced: ['已移除 待签收，还有 2 项'],
          called: { onRemove: 1 },
        },
        brokenBy: 'NamelessCrosses',
      },
    },
    {
      id: 'remove-last-of-row',
      text: '移除排在最后的，焦点到前一个',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Removable',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '移除 江城精铸' }, announced: ['已移除 本月到期，还有 2 项'] },
        brokenBy: 'NamelessCrosses',
      },
    },
    {
      id: 'empty',
      text: '移除最后一个后，焦点到指定的标题，组不在了',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Single',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'heading', name: '金票列表' },
          absent: [{ role: 'group' }],
          announced: ['已移除 待签收'],
        },
        brokenBy: 'LosesFocusWithLast',
      },
    },
    {
      id: 'clear',
      text: '全部移除后，焦点到指定的标题，听到一次',
      criterion: '2.4.3',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Removable',
        steps: [{ click: { role: 'button', name: '全部移除' } }],
        expect: { focus: { role: 'heading', name: '金票列表' }, announced: ['已移除全部 3 项'] },
        brokenBy: 'LosesFocus',
      },
    },
    {
      id: 'read-only',
      text: '只供阅读时没有 Tab 停留',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'ReadOnly',
        steps: [{ press: 'Tab' }],
        expect: { focus: 'nothing', absent: [{ role: 'button' }] },
        brokenBy: 'IdleCrosses',
      },
    },
    {
      id: 'figures',
      text: '金额、日期、编号按中文读法读出，移除按钮的名字和移除后的播报也是',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Figures',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['已移除 金额：不低于 123万4567元，还有 2 项'],
          focus: { role: 'button', name: '移除 提交日期：2025年1月1日 至 2025年2月1日' },
          present: [{ role: 'button', name: /^移除 申请编号：SQ 2 0 2 5，0 1 0 1，/ }],
          notInTree: /\d,\d{3}|\d{4}-\d{2}|\d{11}/,
        },
        brokenBy: 'RawFigures',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出组的名字、项数和移除按钮的名字',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Removable',
        steps: [
          { press: 'Tab', hears: ['已选条件', '3 个项目的列表', '移除 待签收 按钮'] },
          { press: 'Tab', hears: ['移除 江城精铸 按钮'] },
        ],
      },
    },
  ],
  spoken: { ReadOnly: ['group, 已开通产品', 'list', '待签收', '江城精铸', '本月到期'] },
}
