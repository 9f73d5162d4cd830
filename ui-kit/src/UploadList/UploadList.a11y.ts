import type { ComponentContract } from '../lib/contract.ts'

export const uploadListContract: ComponentContract = {
  component: 'UploadList',
  task: '看每个文件传得怎样，删掉错的，重试失败的',
  pattern: 'none',
  patternNote: '列表、按钮和进度条，各有自己的角色',
  expectations: [
    {
      id: 'list',
      text: '有名字的列表，每项读出文件名、大小和状态',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'States',
        expect: {
          present: [
            { role: 'list', name: '合同，已选择的文件' },
            { role: 'StaticText', name: '，800KB，上传成功' },
            { role: 'StaticText', name: '，4.8MB，上传失败：网络异常，请重试' },
            { role: 'progressbar', name: '上传 合同.pdf' },
          ],
        },
        brokenBy: 'Rows',
      },
    },
    {
      id: 'which',
      text: '按钮的名字里有文件名',
      criterion: '2.4.6',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'States',
        expect: {
          present: [
            { role: 'button', name: '取消 合同.pdf' },
            { role: 'button', name: '删除 发票.pdf' },
            { role: 'button', name: '重试 照片.jpg' },
          ],
        },
        brokenBy: 'Rows',
      },
    },
    {
      id: 'remove-next',
      text: '删除一个后，焦点到下一个文件的按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'States',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '删除 照片.jpg' }, called: { onRemove: 1 } },
        brokenBy: 'Rows',
      },
    },
    {
      id: 'remove-last',
      text: '删除最后一个后，焦点到上传按钮',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'One',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '上传合同' }, absent: [{ role: 'list' }], called: { onRemove: 1 } },
        brokenBy: 'Rows',
      },
    },
    {
      id: 'retry',
      text: '重试后“重试”消失，焦点留在这一行',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'States',
        steps: [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: { focus: { role: 'button', name: '取消 照片.jpg' }, called: { onRetry: 1 } },
        brokenBy: 'RetryTakesFocus',
      },
    },
    {
      id: 'no-retry',
      text: '再传也没有用的文件，没有“重试”',
      criterion: '3.3.3',
      level: 'SHOULD',
      lane: 'accessibility-tree',
      check: { story: 'LongName', expect: { absent: [{ role: 'button', name: /^重试/ }] }, brokenBy: 'RetriesAnyway' },
    },
    {
      id: 'heard',
      text: 'Orca 读出列表有几项，每个文件读出名称、大小和状态',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'States',
        steps: [{ press: 'l', hears: ['3 个项目的列表', '合同.pdf，2.3MB，正在上传'] }],
      },
    },
  ],
  spoken: { One: ['发票.pdf', '，800KB，上传成功', 'button, 删除 发票.pdf'] },
}
