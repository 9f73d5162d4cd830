import type { ComponentDocs } from '../lib/docs.ts'

export const radioGroupDocs: ComponentDocs = {
  component: 'RadioGroup',
  when: ['几个里选一个，选项都要看得见：复核结果、付款方式。'],
  whenNot: [
    ['超过七个', 'Select'],
    ['选项很多，要查找', 'ComboBox'],
    ['一改就换页面的看法', 'SegmentedSwitch'],
    ['一个是或否', 'Checkbox', 'Switch'],
  ],
  keys: [
    ['Tab', '到选中的一个；一个都没选时到第一个'],
    [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], '选下一个、上一个'],
    ['Space', '选中焦点所在的一个'],
  ],
  dos: [
    ['没有默认值就不预先选', '预先选好的，人会以为已经决定过'],
    ['选不了的写 `disabledReason` 说明为什么', '“不可选”不说原因，人会反复试'],
    ['后果写在每一项下面', '“退回”和“拒绝”的区别要在选之前知道'],
  ],
  donts: [
    ['两三个长选项用横排', '窄屏上挤成两行，对不齐名字'],
    ['一组只有一个选项', '那是复选框，或者根本不用选'],
  ],
}
