import type { ComponentDocs } from '../lib/docs.ts'

export const stepperDocs: ComponentDocs = {
  component: 'Stepper',
  alsoCalled: ['Steps'],
  when: ['一件事分几页，人要知道第几步、共几步、能不能回去。'],
  whenNot: [
    ['步骤连着填', 'FormWizard'],
    ['可以任意顺序', 'TaskList'],
    ['已经发生的经过', 'Timeline'],
    ['可以自由切换', 'Tabs'],
  ],
  keys: [
    ['Tab', '只停在可以回去的步骤上；没有就不停'],
    ['Enter', '回到那一步，内容还在'],
  ],
  dos: [
    ['能回去才给 `onSelect`', '做完的步骤变成按钮；没到的一直是文字，听得出来'],
    ['每步的名字是名词短语', '进到那一步时读作“第 2 步，共 3 步：联系人”'],
  ],
  donts: [
    ['当页签用', '后面的步骤还不能去，人会按了没反应'],
    ['只画圆点', '“已完成”“当前”要写成字'],
  ],
}
