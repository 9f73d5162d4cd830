import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { file, pk, text } from './fields.ts'
import { formPages, formPosts, signingPages } from './flow.ts'
import { paymentDetailPage } from './permissions/exchange.ts'
import { protocolPage } from './permissions/loans.ts'
import { allHomes } from './permissions.ts'

/** Where files are uploaded: with a form, or with a payment that is reported. */
const uploadPages = [...formPages, ...paymentDetailPage]
/** The page of the credit agreement shows no file, and everybody has it (spec §6). */
const showsFiles = (page: string) => !protocolPage.some((each) => each === page)
/** Where files of the enterprise are shown. */
const filePages = [...new Set([...uploadPages, ...signingPages, ...allHomes])].filter(showsFiles)

/** I25. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** The request that carries one: what stands around the file is far less. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024
/** More than any application has. */
export const MAX_FILES_PACKED = 200
export const FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'ofd', 'xlsx', 'zip'] as const

export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/files/upload',
  summary: '上传文件（字段名 file，每次一个）',
  permission: uploadPages,
  posts: formPosts,
  multipart: true,
  data: file,
})
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/v1/files/:pkFile',
  summary: '删除本企业未被引用的文件',
  permission: uploadPages,
  posts: formPosts,
  params: z.object({ pkFile: pk }),
  data: z.object({}),
})
/**
 * How large a picture comes (spec §7): as it was uploaded, or by its longer side in px. What is no picture comes as it was
 * uploaded or not at all.
 */
export const pictureSides = { ORIGINAL: undefined, PREVIEW: 1280, THUMBNAIL: 160 } as const
export type PictureSize = keyof typeof pictureSides
const pictureSize = z.enum(['ORIGINAL', 'PREVIEW', 'THUMBNAIL'])
const oneTimeAddress = z.object({ url: z.string(), expiresAt: z.string() })

/** A one-time address, because a plain link cannot carry the signature header. */
export const presignDownload = endpoint({
  method: 'GET',
  path: '/v1/files/oss/sts/download/presigned-url',
  summary: '文件的限时下载地址',
  permission: filePages,
  query: z.object({
    pkFile: pk,
    thumbnailType: z._default(pictureSize, 'ORIGINAL'),
    /** Width and height in px that the picture fits into, instead of those of `thumbnailType`. */
    resize: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/))),
    isAttachment: z.optional(z.stringbool()),
    localFileName: z.optional(text(200)),
  }),
  data: oneTimeAddress,
})
const severalFiles = {
  pkFiles: z.array(pk).check(z.minLength(1), z.maxLength(MAX_FILES_PACKED)),
  /** Of the packet, with or without `.zip`. */
  fileName: text(200),
}
/** Several files in one ZIP. One file comes as itself, unless `singlePatch` wants it packed too. */
export const packFiles = endpoint({
  method: 'POST',
  path: '/v2/files/security/download',
  summary: '打包下载文件',
  permission: filePages,
  body: z.object({ ...severalFiles, singlePatch: z._default(z.boolean(), false) }),
  binary: true,
  data: z.unknown(),
})
/** The same packet by a one-time address: the browser saves it while it comes, and the page holds none of it. */
export const presignPacket = endpoint({
  method: 'POST',
  path: '/v3/files/download',
  summary: '打包文件的限时下载地址',
  permission: filePages,
  body: z.object(severalFiles),
  data: oneTimeAddress,
})
/** What {@link presignDownload} and {@link presignPacket} lead to; works once. */
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
  params: z.object({ id: pk, type: pictureSize }),
  binary: true,
  data: z.unknown(),
})
