import type { ComponentDocs } from '../lib/docs.ts'

export const uploadListDocs: ComponentDocs = {
  component: 'UploadList',
  alsoCalled: ['FileList'],
  when: ['已经选好的文件要看进度和结果，选择的按钮在别处（表格里、拖进来）。'],
  whenNot: [
    ['选文件和上传在一处', 'FileUpload'],
    ['下载的文件', 'Link'],
    ['上传后要核对每一行', 'DataTable'],
  ],
  keys: [
    ['Tab', '依次到每个文件的“取消”“重试”“删除”'],
    [['Enter', 'Space'], '做这一件；删除后焦点到下一个文件'],
  ],
  dos: [
    ['`addButton` 给选文件的按钮', '最后一个删掉，焦点要有地方去'],
    ['`canRetry` 按原因给', '太大的文件重试没有用，不要摆着骗人'],
    ['删除和取消由页面用 `announce` 说一次', '那一行已经没了，没有别的能说'],
  ],
  donts: [
    ['按名字重新排序', '人在看第三个文件，位置不能动'],
    ['用红色表示失败', '写“上传失败：文件超过 10MB”'],
  ],
}
