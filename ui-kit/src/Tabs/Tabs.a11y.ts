import type { ComponentContract } from '../lib/contract.ts'

export const tabsContract: ComponentContract = {
  component: 'Tabs',
  task: '在几种方式之间切换，已填的内容不丢',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  expectations: [
    {
      id: 'names',
      text: '页签列表和每个页签有名字，选中的说明已选中',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Login',
        expect: {
          present: [
            { role: 'tablist', name: '登录方式' },
            { role: 'tab', name: '密码登录', states: { selected: true } },
            { role: 'tab', name: 'UKEY 登录', states: { selected: false } },
            { role: 'tabpanel', name: '密码登录' },
          ],
        },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'one-stop',
      text: 'Tab 键到选中的页签，再按一次离开页签列表',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { press: 'Tab' }],
        expect: { focus: { role: 'textbox', name: '企业名称' } },
        brokenBy: 'KeysByHand',
      },
    },
    {
      id: 'arrow',
      text: '向右箭头到下一个页签并显示它的内容',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { press: 'ArrowRight' }],
        expect: {
          focus: { role: 'tab', name: '短信验证码登录', states: { selected: true } },
          present: [{ role: 'textbox', name: '手机号' }],
          absent: [{ role: 'textbox', name: '企业名称' }],
        },
        brokenBy: 'Forgetful',
      },
    },
    {
      id: 'wrap',
      text: '在第一个页签按向左箭头到最后一个',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { press: 'ArrowLeft' }],
        expect: { focus: { role: 'tab', name: 'UKEY 登录', states: { selected: true } } },
        brokenBy: 'KeysByHand',
      },
    },
    {
      id: 'end',
      text: 'End 键到最后一个页签',
      criterion: '2.1.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { press: 'End' }],
        expect: { focus: { role: 'tab', name: 'UKEY 登录', states: { selected: true } } },
        brokenBy: 'KeysByHand',
      },
    },
    {
      id: 'values-kept',
      text: '切换后再回来，填过的内容还在',
      criterion: '3.3.7',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [
          { press: 'Tab' },
          { press: 'Tab' },
          { type: '建信' },
          { click: { role: 'tab', name: '短信验证码登录' } },
          { click: { role: 'tab', name: '密码登录' } },
        ],
        expect: { present: [{ role: 'textbox', name: '企业名称', value: '建信' }] },
        brokenBy: 'Forgetful',
      },
    },
    {
      id: 'error-in-name',
      text: '有错误的页签，名字里说明有几处',
      criterion: '1.4.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'WithErrors',
        expect: { present: [{ role: 'tab', name: 'UKEY 登录，有 1 处错误' }] },
        brokenBy: 'ColourOnly',
      },
    },
    {
      id: 'manual',
      text: '内容要等的页签，箭头只移动焦点，Enter 才切换',
      criterion: '3.2.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'Manual',
        steps: [{ press: 'Tab' }, { press: 'ArrowRight' }],
        expect: {
          focus: { role: 'tab', name: '短信验证码登录', states: { selected: false } },
          present: [{ role: 'tab', name: '密码登录', states: { selected: true } }],
        },
        brokenBy: 'ShowsOnTheWay',
      },
    },
    {
      id: 'silent',
      text: '切换时不额外播报',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Login',
        steps: [{ press: 'Tab' }, { press: 'ArrowRight' }],
        expect: { announced: [] },
        brokenBy: 'Chatty',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出页签的名字和“选项卡”，有错误的页签读出有几处',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'WithErrors',
        steps: [
          // Orca 43 does not say the name of the list of tabs.
          { press: 'Tab', hears: ['密码登录', '选项卡'] },
          { press: 'ArrowRight', hears: ['短信验证码登录', '选项卡'] },
          { press: 'ArrowRight', hears: ['UKEY 登录，有 1 处错误', '选项卡'] },
        ],
      },
    },
  ],
  spoken: {
    WithErrors: [
      'tablist, 登录方式, orientated horizontally',
      'tab, 密码登录, selected, 1 control, position 1, set size 3',
      'tab, UKEY 登录，有 1 处错误, not selected, 1 control, position 3, set size 3',
      'tabpanel, 密码登录',
      'heading, 用密码登录, level 2',
    ],
  },
  triaged: { 'hidden-content': '未选中的页签内容本来就不显示，每个页签各有用例' },
}
