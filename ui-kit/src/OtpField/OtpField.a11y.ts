import type { ComponentContract } from '../lib/contract.ts'

const name = '短信验证码'

export const otpFieldContract: ComponentContract = {
  component: 'OtpField',
  task: '填写收到的验证码，可以粘贴，也可以让浏览器代填',
  pattern: 'none',
  patternNote: '原生文本框',
  expectations: [
    {
      id: 'one-box',
      text: '一个文本框，名字是标签，说明是几位数字，状态为必填',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'textbox', name, description: '6 位数字', states: { required: true } } },
        brokenBy: 'SixBoxes',
      },
    },
    {
      id: 'purpose',
      text: '说明用途是一次性验证码，浏览器和手机可以代填',
      criterion: '3.3.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Empty',
        expect: { attribute: { selector: 'main input', name: 'autocomplete', value: 'one-time-code' } },
        brokenBy: 'SixBoxes',
      },
    },
    {
      id: 'visible',
      text: '内容看得见，不是密码框',
      criterion: '3.3.8',
      level: 'MUST',
      lane: 'dom',
      check: {
        story: 'Filled',
        expect: { attribute: { selector: 'main input', name: 'type', value: null } },
        brokenBy: 'Dots',
      },
    },
    {
      id: 'separators',
      text: '带空格和短横的验证码照样收下，离开后只剩数字，不播报',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '40-29 13' }, { press: 'Tab' }],
        expect: { announced: [], present: [{ role: 'textbox', name, value: '402913' }] },
        brokenBy: 'EatsTheRest',
      },
    },
    {
      id: 'nothing-eaten',
      text: '多打的数字看得见',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '4029138' }],
        expect: { focus: { role: 'textbox', name, value: '4029138' } },
        brokenBy: 'EatsTheRest',
      },
    },
    {
      id: 'no-auto-submit',
      text: '填满后不自动提交，焦点不移动',
      criterion: '3.2.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }, { type: '402913' }],
        expect: { focus: { role: 'textbox', name, value: '402913' }, called: { onSubmit: 0 } },
        brokenBy: 'SubmitsItself',
      },
    },
    {
      id: 'error-tied',
      text: '出错时状态为无效，先读说明再读错误，内容留着',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: {
          present: [
            {
              role: 'textbox',
              name,
              value: '40291',
              description: '6 位数字 验证码应为 6 位数字，请核对短信',
              states: { invalid: true },
            },
          ],
        },
        brokenBy: 'ErrorForHint',
      },
    },
    {
      id: 'suggested',
      text: '手机收到短信后，键盘上方出现验证码，点一下就填入',
      criterion: '3.3.8',
      level: 'SHOULD',
      lane: 'person',
      how: '在 iPhone 和安卓手机上打开登录页的短信登录，按“获取短信验证码”，点进输入框。',
    },
    {
      id: 'orca',
      text: 'Orca 读出标签、必填、无效和错误，数字不连成一串读',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Invalid',
        steps: [{ press: 'Tab', hears: ['短信验证码 输入', '必需', '无效条目', '验证码应为 6 位数字，请核对短信'] }],
        once: ['验证码应为 6 位数字，请核对短信'],
      },
    },
  ],
  spoken: { Empty: ['textbox, 短信验证码, 6 位数字, required'] },
}
