import type { ComponentContract } from '../lib/contract.ts'

const button = '上传合同 （必填），支持 PDF、JPG，单个不超过 10MB'

export const fileUploadContract: ComponentContract = {
  component: 'FileUpload',
  task: '用键盘选择文件并上传，知道格式和大小的限制、每个文件的结果，能删除和重试',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  expectations: [
    {
      id: 'button',
      text: '用 Tab 到达按钮，名字以看得见的字开头，说明必填、格式和大小',
      criterion: '2.1.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Empty',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name: button }, announced: [] },
        brokenBy: 'DropOnly',
      },
    },
    {
      id: 'one-of-several',
      text: '同名的有多个时，组、按钮和列表的名字都说出是哪一个',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'OneOfSeveral',
        expect: {
          present: [
            { role: 'group', name: '发票文件 发票 2' },
            { role: 'button', name: '上传发票文件 发票 2，支持 PDF、JPG，单个不超过 10MB' },
            { role: 'list', name: '发票文件 发票 2，已选择的文件' },
          ],
        },
        brokenBy: 'SameName',
      },
    },
    {
      id: 'item',
      text: '每个文件读出名称、大小和状态',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Filled',
        expect: {
          present: [
            { role: 'list', name: '合同，已选择的文件' },
            { role: 'StaticText', name: '采购合同.pdf' },
            { role: 'StaticText', name: '，2.3MB，上传成功' },
            { role: 'button', name: '删除 采购合同.pdf' },
          ],
        },
        brokenBy: 'BareRows',
      },
    },
    {
      id: 'remove',
      text: '删除后听到一次，焦点到下一个文件',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Filled',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { announced: ['已删除 采购合同.pdf'], focus: { role: 'button', name: /^删除 三一重工/ } },
        brokenBy: 'BareRows',
      },
    },
    {
      id: 'remove-last',
      text: '删除最后一个文件后焦点回到上传按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Full',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['已删除 采购合同.pdf'],
          focus: { role: 'button', name: '上传合同 ，支持 PDF、JPG，单个不超过 10MB' },
        },
        brokenBy: 'BareRow',
      },
    },
    {
      id: 'full',
      text: '文件满了，按钮仍可到达，并说明原因',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Full',
        steps: [{ press: 'Tab' }, { press: 'Enter' }],
        expect: {
          announced: ['已有 1 个文件，删除后才能再上传'],
          focus: { role: 'button', states: { disabled: true }, description: '已有 1 个文件，删除后才能再上传' },
        },
        brokenBy: 'NativeDisabled',
      },
    },
    {
      id: 'error',
      text: '错误读在按钮之后',
      criterion: '3.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Invalid',
        expect: { present: [{ role: 'button', name: button, description: '请上传合同' }] },
        brokenBy: 'ErrorBelow',
      },
    },
    {
      id: 'accept',
      text: '系统的选择窗口只列出支持的格式',
      criterion: '3.3.2',
      level: 'SHOULD',
      lane: 'dom',
      check: {
        story: 'Empty',
        expect: { attribute: { selector: 'main input[type=file]', name: 'accept', value: '.pdf,.jpg,.jpeg' } },
        brokenBy: 'AnyFile',
      },
    },
    {
      id: 'voice-control',
      text: '语音控制可以说“上传合同”',
      criterion: '2.5.3',
      level: 'MUST',
      lane: 'person',
      how: '打开“按钮说明格式和大小”，用语音控制说“点击 上传合同”：文件窗口打开。',
    },
    {
      id: 'orca',
      text: 'Orca 读出按钮要传什么、格式和大小；删除后说一次，并读出下一个文件的按钮',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'Filled',
        steps: [
          { press: 'Tab', hears: ['上传合同', '支持 PDF、JPG，单个不超过 10MB', '按钮'] },
          { press: 'Tab', hears: ['删除', '采购合同.pdf', '按钮'] },
          { press: 'Enter', hears: ['删除', '三一重工股份有限公司'] },
        ],
        once: ['已删除 采购合同.pdf'],
      },
    },
  ],
  spoken: { Filled: ['采购合同.pdf', '，2.3MB，上传成功', 'button, 删除 采购合同.pdf'] },
}
