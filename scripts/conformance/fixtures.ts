import type { ComponentContract } from '../../ui-kit/src/lib/contract.ts'
import { type ContractReport, contractReport } from '../../ui-kit/src/lib/testing/contractReport.ts'

export const contract: ComponentContract = {
  component: 'Lamp',
  task: '开灯',
  pattern: 'none',
  patternNote: '没有模式',
  expectations: [
    {
      id: 'key',
      text: '按空格键开灯',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Off',
        steps: [{ press: 'Tab' }, { press: 'Space' }],
        expect: { called: { onPress: 1 } },
        brokenBy: 'MouseOnly',
      },
    },
    {
      id: 'name',
      text: '名字是<灯>',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: { story: 'Off', expect: { present: [{ role: 'switch', name: /^灯$/ }] }, brokenBy: 'Nameless' },
    },
    {
      id: 'heard',
      text: 'Orca 读出“灯”',
      criterion: '4.1.2',
      level: 'SHOULD',
      lane: 'screen-reader',
      plan: {
        story: 'Off',
        steps: [{ press: 'Tab', hears: ['灯 按钮', /未?按下/] }, { type: '12' }],
        once: ['灯'],
        silent: [/图标/],
      },
    },
    {
      id: 'other-voices',
      text: '别的读屏软件也读出“灯”',
      criterion: '4.1.2',
      level: 'SHOULD',
      lane: 'screen-reader',
      how: '打开“关”，按 Tab。',
    },
    { id: 'seen', text: '看得出开关', criterion: '1.4.1', level: 'MUST', lane: 'person', how: '看“关”。' },
  ],
  spoken: { Off: ['switch, 灯'] },
}

export const report = (outcomes: Partial<Record<'key' | 'name', 'pass' | 'fail' | 'unrun'>> = {}): ContractReport =>
  contractReport(contract, {
    expectations: { key: 'pass', name: 'pass', ...outcomes },
    spoken: { Off: 'pass' },
  })
