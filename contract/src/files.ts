import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { file, pk, text } from './fields.ts'
import { formPages, signingPages } from './flow.ts'
import { allHomes } from './permissions.ts'

/** Where files of the enterprise are shown. */
const filePages = [...signingPages, ...allHomes]

/** I25. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
export const FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'ofd', 'xlsx', 'zip'] as const

export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/files/upload',
  summary: '上传文件（字段名 file，每次一个）',
  permission: formPages,
  multipart: true,
  data: file,
})
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/v1/files/:pkFile',
  summary: '删除本企业未被引用的文件',
  permission: formPages,
  params: z.object({ pkFile: pk }),
  data: z.object({}),
})
/** A one-time address, because a plain link cannot carry the signature header. */
export const presignDownload = endpoint({
  method: 'GET',
  path: '/v1/files/oss/sts/download/presigned-url',
  summary: '文件的限时下载地址',
  permission: filePages,
  query: z.object({
    pkFile: pk,
    thumbnailType: z.optional(text(64)),
    resize: z.optional(text(64)),
    isAttachment: z.optional(z.stringbool()),
    localFileName: z.optional(text(200)),
  }),
  data: z.object({ url: z.string(), expiresAt: z.string() }),
})
/** What {@link presignDownload} leads to; works once. */
export const downloadFile = endpoint({
  method: 'GET',
  path: '/v1/files/download/:token',
  summary: '凭一次性地址下载文件',
  permission: 'anyone',
  unsigned: true,
  binary: true,
  params: z.object({ token: pk }),
  data: z.unknown(),
})
export const showSnapshot = endpoint({
  method: 'GET',
  path: '/v1/files/:id/snapshot/:type/show',
  summary: '文件预览（图片与 PDF）',
  permission: filePages,
  params: z.object({ id: pk, type: text(64) }),
  binary: true,
  data: z.unknown(),
})
export const previewLogo = endpoint({
  method: 'GET',
  path: '/v1/files/logo/preview',
  summary: '平台标志',
  permission: 'anyone',
  unsigned: true,
  binary: true,
  data: z.unknown(),
})
