import type { ComponentContract } from '../lib/contract.ts'

export const announcerContract: ComponentContract = {
  component: 'Announcer',
  task: '焦点不离开手上的事，就听到刚才那一步的结果',
  pattern: 'none',
  patternNote: 'APG alert 只说读出；整个应用只有这一处会自己说话的区域，一处说礼貌的，一处说要打断的',
  expectations: [
    {
      id: 'there-first',
      text: '还没有话说的时候，两个播报区域就在',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Polite',
        expect: { present: [{ role: 'status' }, { role: 'alert' }] },
        brokenBy: 'HiddenWhileEmpty',
      },
    },
    {
      id: 'once',
      text: '按一次只听到一次，焦点还在按钮上',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Polite',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['已暂存'], focus: { role: 'button', name: '暂存' } },
        brokenBy: 'SecondVoice',
      },
    },
    {
      id: 'again',
      text: '同样的话再发生一次，就再听到一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Polite',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Enter' }],
        expect: { announced: ['已暂存', '已暂存'] },
        brokenBy: 'SameText',
      },
    },
    {
      id: 'urgent',
      text: '现在就要知道的错误不等前面的话说完',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Assertive',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['正在提交', 'UKEY 已拔出，没有签名', '请勿关闭页面'] },
        brokenBy: 'PatientError',
      },
    },
    {
      id: 'in-dialog',
      text: '对话框打开时说的话听得到，也只听到一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InDialog',
        steps: [{ click: { role: 'button', name: '签名' } }],
        expect: { announced: ['正在签名，请勿拔出 UKEY'] },
        brokenBy: 'BehindDialog',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读完按钮，接着说“已暂存”，只说一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Polite',
        steps: [
          { press: 'Tab', hears: ['暂存 按钮'] },
          { press: 'Enter', hears: ['已暂存'] },
        ],
        once: ['已暂存'],
      },
    },
  ],
  spoken: { Polite: ['button, 暂存'] },
}
