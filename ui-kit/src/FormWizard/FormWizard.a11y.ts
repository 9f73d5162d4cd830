import type { ComponentContract } from '../lib/contract.ts'

export const formWizardContract: ComponentContract = {
  component: 'FormWizard',
  task: '一步一步填完一张长表，知道在哪里，随时能回去改',
  pattern: 'none',
  patternNote: '步骤列表、标题和普通表单，没有自己的键盘模式',
  expectations: [
    {
      id: 'where',
      text: '标题说出第几步、共几步、做什么',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Empty',
        expect: {
          present: [
            { role: 'heading', name: '第 1 步，共 3 步： 企业信息', states: { level: 2 } },
            { role: 'list', name: '企业注册，步骤' },
          ],
        },
        brokenBy: 'SilentSteps',
      },
    },
    {
      id: 'errors-stay',
      text: '没填就下一步：不离开，焦点到错误汇总',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'region', name: '有 1 处需要修改' },
          present: [{ role: 'link', name: '请填写企业名称' }],
          called: { onStepChange: 0 },
        },
        brokenBy: 'SilentSteps',
      },
    },
    {
      id: 'next-focus',
      text: '填好就下一步：焦点到新一步的标题，没有第二次播报',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'heading', name: '第 2 步，共 3 步： 联系人' },
          announced: [],
          called: { onStepChange: 1 },
        },
        brokenBy: 'SilentSteps',
      },
    },
    {
      id: 'back',
      text: '最后一步可从步骤列表回到任何做完的一步，内容还在',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Last',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          focus: { role: 'heading', name: '第 1 步，共 3 步： 企业信息' },
          present: [{ role: 'textbox', value: '中建西部建设' }],
          called: { onCheck: 0 },
        },
        brokenBy: 'SilentSteps',
      },
    },
    {
      id: 'submit',
      text: '最后一步的按钮说出做什么，只提交一次',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Last',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '提交注册' }, called: { onCheck: 1, onStepChange: 0 } },
        brokenBy: 'SilentSteps',
      },
    },
    {
      id: 'heard',
      text: '到新的一步，Orca 读出“第 2 步，共 3 步：联系人”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Enter', hears: [/第 2 步，共 3 步：\s?联系人/] }],
      },
    },
  ],
  spoken: { Empty: ['第 1 步，共 3 步：', '企业信息'] },
}
