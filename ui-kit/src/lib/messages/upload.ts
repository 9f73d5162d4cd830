import { defineMessages } from '../messages.ts'

/** A long file name in a sentence that is spoken: its beginning and its ending (G10). */
const short = (name: string) => (name.length > 18 ? `${name.slice(0, 10)}…${name.slice(-7)}` : name)

/** Words of FileUpload and UploadList (accessibility §5.10). */
export const uploadMessages = defineMessages(
  {
    upload: (label: string) => `上传${label}`,
    limits: (types: readonly string[], size: string) => `支持 ${types.join('、')}，单个不超过 ${size}`,
    requiredAndLimits: (isRequired: boolean, limits: string) => `${isRequired ? '（必填）' : ''}，${limits}`,
    drop: '或把文件拖到这里',
    files: (label: string) => `${label}，已选择的文件`,
    item: (size: string, state: string) => `，${size}，${state}`,
    uploading: '正在上传',
    done: '上传成功',
    failed: (why: string) => `上传失败：${why}`,
    progress: (name: string) => `上传 ${name}`,
    remove: '删除',
    cancel: '取消',
    retry: '重试',
    wrongType: (types: readonly string[]) => `格式不支持，请上传 ${types.join('、')}`,
    tooLarge: (size: string) => `文件超过 ${size}`,
    empty: '文件是空的',
    folder: '不能上传文件夹，请打开后选择其中的文件',
    tooMany: (max: number) => `最多 ${max} 个文件`,
    full: (max: number) => `已有 ${max} 个文件，删除后才能再上传`,
    locked: '现在不能修改',
    network: '网络异常，请重试',
    saidStart: (name: string) => `开始上传 ${short(name)}`,
    saidStartMany: (count: number) => `开始上传 ${count} 个文件`,
    saidDone: (name: string) => `${short(name)} 上传成功`,
    saidFailed: (name: string, why: string) => `${short(name)} 上传失败：${why}`,
    saidSummary: (count: number, done: number, failed: number) => `${count} 个文件，${done} 个成功，${failed} 个失败`,
    saidRemoved: (name: string) => `已删除 ${short(name)}`,
    saidCancelled: (name: string) => `已取消 ${short(name)}`,
  },
  {
    // A label in the middle of a line: “Upload contract file”; a name all in capitals stays.
    upload: (label: string) => `Upload ${label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
    limits: (types: readonly string[], size: string) => `${types.join(', ')}, up to ${size} each`,
    requiredAndLimits: (isRequired: boolean, limits: string) => `${isRequired ? ' (required)' : ''}, ${limits}`,
    drop: 'or drop files here',
    files: (label: string) => `${label}, chosen files`,
    item: (size: string, state: string) => `, ${size}, ${state}`,
    uploading: 'uploading',
    done: 'uploaded',
    failed: (why: string) => `not uploaded: ${why}`,
    progress: (name: string) => `Upload of ${name}`,
    remove: 'Remove',
    cancel: 'Cancel',
    retry: 'Retry',
    wrongType: (types: readonly string[]) => `this format is not taken, use ${types.join(', ')}`,
    tooLarge: (size: string) => `larger than ${size}`,
    empty: 'the file is empty',
    folder: 'a folder cannot be uploaded, open it and choose its files',
    tooMany: (max: number) => `at most ${max} ${max === 1 ? 'file' : 'files'}`,
    full: (max: number) =>
      max === 1
        ? 'There is a file, remove it to upload another'
        : `There are ${max} files, remove one to upload another`,
    locked: 'Cannot be changed now',
    network: 'network problem, please retry',
    saidStart: (name: string) => `Uploading ${short(name)}`,
    saidStartMany: (count: number) => `Uploading ${count} files`,
    saidDone: (name: string) => `${short(name)} uploaded`,
    saidFailed: (name: string, why: string) => `${short(name)} not uploaded: ${why}`,
    saidSummary: (count: number, done: number, failed: number) => `${count} files, ${done} uploaded, ${failed} failed`,
    saidRemoved: (name: string) => `${short(name)} removed`,
    saidCancelled: (name: string) => `${short(name)} cancelled`,
  },
)

export type UploadMessages = (typeof uploadMessages)['zh-CN']
