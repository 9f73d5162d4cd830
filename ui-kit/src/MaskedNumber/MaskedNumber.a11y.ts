import type { ComponentContract } from '../lib/contract.ts'

const name = '显示完整号码 建设银行账户'

export const maskedNumberContract: ComponentContract = {
  component: 'MaskedNumber',
  task: '认出是哪个号码而不被误认为完整号码，需要时看到完整号码',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  expectations: [
    {
      id: 'masked',
      text: '读出开头和尾号，无障碍树里没有星号',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Account',
        expect: {
          present: [{ role: 'StaticText', name: '账号，6 2 2 2 开头，尾号 0 1 2 3' }],
          notInTree: /[*＊•●]{2,}|\d{3}/,
        },
        brokenBy: 'Stars',
      },
    },
    {
      id: 'id',
      text: '身份证号读前四位、后四位和“其余已隐藏”',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'IdCard',
        expect: {
          present: [{ role: 'StaticText', name: '身份证号，前四位 1 1 0 1，后四位 0 0 2 1，其余已隐藏' }],
        },
        brokenBy: 'AsAccount',
      },
    },
    {
      id: 'toggle',
      text: '按钮是开关，名字不变，状态为未按下',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Revealable',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name, states: { pressed: 'false' } }, announced: [] },
        brokenBy: 'PressedIsHidden',
      },
    },
    {
      id: 'reveal',
      text: '按下后听到一次完整号码，逐位读，焦点不动',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Revealable',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['已显示，6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'],
          focus: { role: 'button', name, states: { pressed: 'true' } },
          present: [{ role: 'StaticText', name: '6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3' }],
        },
        brokenBy: 'ShowsInSilence',
      },
    },
    {
      id: 'hide',
      text: '再按一次隐藏，听到“已隐藏”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'FromServer',
        steps: [{ press: 'Tab' }, { press: 'Space' }, { press: 'Space' }],
        expect: {
          announced: ['已显示，6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3', '已隐藏'],
          present: [{ role: 'StaticText', name: '账号，6 2 2 2 开头，尾号 0 1 2 3' }],
        },
        brokenBy: 'NeverHides',
      },
    },
    {
      id: 'failed-seen',
      text: '取不到完整号码时听到一次，通知里也写着，号码仍是脱敏的',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unavailable',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['号码暂时无法显示，请稍后重试'],
          present: [
            { role: 'button', name: '关闭通知：号码暂时无法显示，请稍后重试' },
            { role: 'StaticText', name: '账号，6 2 2 2 开头，尾号 0 1 2 3' },
          ],
        },
        brokenBy: 'FailsAloudOnly',
      },
    },
    {
      id: 'copy',
      text: '复制按钮说明复制的号码部分隐藏；显示完整号码后才是完整的',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Copied',
        steps: [{ press: 'Tab' }, { press: 'Enter' }, { press: 'Tab' }],
        expect: {
          focus: { role: 'button', name: '复制 收款账号 建设银行账户' },
          absent: [{ role: 'button', name: '复制 收款账号（部分隐藏） 建设银行账户' }],
        },
        brokenBy: 'Stars',
      },
    },
    {
      id: 'copy-masked',
      text: '没有显示完整号码时，复制按钮的名字里有“部分隐藏”',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Copied',
        expect: { present: [{ role: 'button', name: '复制 收款账号（部分隐藏） 建设银行账户' }] },
        brokenBy: 'Stars',
      },
    },
    {
      id: 'orca',
      text: 'Orca 读出开头和尾号；按“显示完整号码”后逐位读一次，不读星号',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Revealable',
        steps: [
          { press: 'ArrowDown', hears: ['账号，6 2 2 2 开头，尾号 0 1 2 3'] },
          { press: 'Tab', hears: ['建设银行账户', '未按下'] },
          { press: 'Enter', hears: ['已显示，6 2 2 2，0 2 1 2，3 4 5 6，7 8 9 0，1 2 3'] },
        ],
        once: ['已显示'],
        silent: [/星号/],
      },
    },
  ],
  spoken: { TailOnly: ['尾号 0 1 2 3'] },
}
