import type { ComponentDocs } from '../lib/docs.ts'

export const fileUploadDocs: ComponentDocs = {
  component: 'FileUpload',
  alsoCalled: ['Dropzone', 'FileInput'],
  when: ['交文件：合同、发票、授权书。'],
  whenNot: [
    ['文件已经从别处来，只管进度和结果', 'UploadList'],
    ['从表格导入多笔：上传后还要核对每一行', 'DataTable'],
    ['下载', 'Link', 'CsvButton'],
  ],
  keys: [
    ['Tab', '到“上传…”按钮，再依次到每个文件的操作'],
    [['Enter', 'Space'], '打开系统的选择窗口；删除、重试、取消'],
  ],
  dos: [
    ['`types` 和 `maxBytes` 写在组件里', '名字和说明会读出格式和大小，选择窗口也只列出能选的'],
    ['用 `onPendingChange` 等上传完再提交', '提交时还有文件在传，交上去就少一个'],
    ['上传失败的文件留在列表里', '人要看着文件名改；只收一个文件时，下一个替换失败的那个'],
    ['服务器不收的文件用 `UploadRefused` 拒绝', '再传一次也不会成功，不给“重试”'],
    ['内容有误要重交的表格给 `isReplaceable`', '改好以后直接上传，不用先删除'],
  ],
  donts: [
    ['只支持拖进来', '键盘、触摸和语音都拖不了'],
    ['传完就弹一个成功提示', '组件已经说一次，几个文件合成一句'],
    ['自己限制文件名的字符', '扫描件的名字由别人起，拒绝会让人改名再传'],
  ],
  words: ['标签写文件是什么：“合同”，按钮就是“上传合同”。', '失败写原因：“上传失败：文件超过 10MB”。'],
}
