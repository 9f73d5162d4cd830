import type { ComponentDocs } from '../lib/docs.ts'

export const segmentedSwitchDocs: ComponentDocs = {
  component: 'SegmentedSwitch',
  alsoCalled: ['Segmented', 'ToggleButtonGroup', 'ButtonGroup'],
  when: ['同一份内容的两种看法：表格和图、月和年。两到五种，都看得见。'],
  whenNot: [
    ['在一张要提交的表单里', 'RadioGroup'],
    ['不同的内容', 'Tabs'],
    ['超过五种', 'Select'],
    ['开或关', 'Switch'],
  ],
  keys: [
    ['Tab', '到选中的一段'],
    [['ArrowLeft', 'ArrowRight'], '换到上一段、下一段，立即生效；到头绕回去'],
    ['Space', '选中焦点所在的一段'],
  ],
  dos: [
    ['换看法后由内容说话', '段自己不说，页面上新的标题或条数说'],
    ['每段一两个字', '窄屏上会换行，但一眼要能看完'],
  ],
  donts: [
    ['用它保存设置', '没有“保存”的地方，人不知道这个选择记不记得住'],
    ['只放图标', '名字要听得出来，图标可以在字前面'],
  ],
}
