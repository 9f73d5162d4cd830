import type { ComponentContract } from '../lib/contract.ts'

export const progressBarContract: ComponentContract = {
  component: 'ProgressBar',
  task: '知道事情做到哪里了',
  pattern: 'none',
  patternNote: 'APG 的 meter 是另一回事；进度条只有 ARIA 角色 progressbar，没有键盘操作',
  expectations: [
    {
      id: 'name-and-value',
      text: '有名字，值读作“百分之50”，不读符号',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Half',
        expect: {
          present: [{ role: 'progressbar', name: '导出金票列表' }],
          attribute: { selector: '[role=progressbar]', name: 'aria-valuetext', value: '百分之50' },
          notInTree: /%/,
        },
        brokenBy: 'BarePercent',
      },
    },
    {
      id: 'unknown',
      text: '不知道要多久时没有数值，说“处理中”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Unknown',
        expect: {
          present: [{ role: 'progressbar' }, { role: 'StaticText', name: '处理中' }],
          attribute: { selector: '[role=progressbar]', name: 'aria-valuenow', value: null },
        },
        brokenBy: 'BarePercent',
      },
    },
    {
      id: 'not-done',
      text: '没做完时不说百分之100',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Almost',
        expect: { attribute: { selector: '[role=progressbar]', name: 'aria-valuenow', value: '99' } },
        brokenBy: 'RoundsUp',
      },
    },
    {
      id: 'bar-only',
      text: '只画条时名字还在',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'BarOnly',
        expect: { present: [{ role: 'progressbar', name: '上传 合同.pdf' }] },
        brokenBy: 'Drawing',
      },
    },
    {
      id: 'silent',
      text: '进度变化本身不播报',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: { story: 'Half', expect: { announced: [] }, brokenBy: 'CountsAloud' },
    },
    {
      id: 'heard',
      text: '读屏软件读出“导出金票列表，进度条，百分之 50”',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Half',
        steps: [{ press: 'ArrowDown', hears: ['导出金票列表'] }],
      },
    },
  ],
  spoken: { BarOnly: ['progressbar, 上传 合同.pdf, max value 100, min value 0, current value 百分之25'] },
}
