import type { ComponentContract } from '../lib/contract.ts'

export const stepperContract: ComponentContract = {
  component: 'Stepper',
  task: '知道一共几步、现在第几步，需要时回到前面',
  pattern: 'none',
  patternNote: '有序列表和 aria-current=step；不是标签页，后面的步骤不能打开',
  expectations: [
    {
      id: 'list',
      text: '有名字的列表，每项说出状态',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Middle',
        expect: {
          present: [
            { role: 'list', name: '企业注册，步骤' },
            { role: 'StaticText', name: '已完成' },
            { role: 'StaticText', name: '当前' },
            { role: 'StaticText', name: '未开始' },
          ],
        },
        brokenBy: 'Circles',
      },
    },
    {
      id: 'current',
      text: '当前一步有 aria-current=step',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Middle',
        expect: { attribute: { selector: 'main li:nth-child(2)', name: 'aria-current', value: 'step' } },
        brokenBy: 'Circles',
      },
    },
    {
      id: 'no-stop',
      text: '不能回去时，Tab 不停在步骤上',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Middle', steps: [{ press: 'Tab' }], expect: { focus: 'nothing' }, brokenBy: 'Circles' },
    },
    {
      id: 'go-back',
      text: '做完的一步是按钮，名字里有“已完成”，按 Enter 回去',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'GoBack',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '填写账号 已完成' }, called: { onSelect: 1 } },
        brokenBy: 'Circles',
      },
    },
    {
      id: 'not-ahead',
      text: '没到的步骤不是按钮',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'GoBack',
        expect: { absent: [{ role: 'button', name: /核对提交/ }] },
        brokenBy: 'Circles',
      },
    },
    {
      id: 'heard',
      text: 'Orca 读出“列表，3 项”，逐步读出“已完成”“当前”“未开始”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Middle',
        steps: [
          {
            press: 'l',
            hears: ['3 个项目的列表', '填写账号', '已完成', '企业信息', '当前', '核对提交', '未开始'],
          },
        ],
      },
    },
  ],
  spoken: { GoBack: ['button, 填写账号 已完成', '企业信息', '当前', '核对提交', '未开始'] },
}
