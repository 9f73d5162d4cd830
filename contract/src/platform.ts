import { type FieldKind, type ImageField, platformFields } from '@jinpiao/themes/platformFields'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, text, version } from './fields.ts'
import { ukeyDrivers } from './ukeyAgent.ts'

const line = z.string()
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** What a value of each kind is on the wire. Whether it is right was asked when it was saved. */
const kinds = {
  line,
  code: line,
  color: colour,
  accent: z.union([colour, z.literal('')]),
  address: line,
  image: line,
  flag: z.boolean(),
  qr: z.object({ name: line, url: line }),
  choice: line,
  choices: z.array(line),
} as const satisfies Record<FieldKind, z.ZodMiniType>

type Fields = typeof platformFields
type Shape = { [Name in keyof Fields]: (typeof kinds)[Fields[Name]['kind']] }
const shape = Object.fromEntries(
  Object.entries(platformFields).map(([name, { kind }]) => [name, kinds[kind]]),
) as unknown as Shape

/**
 * Everything that a platform's operator may set (spec §3, "Platform config"), as the portal needs it: the platform
 * document, with addresses in place of its images, and what the server adds.
 */
export const platformConfig = z.object({
  ...shape,
  /** True only while the server runs with the demonstration clock and the printed demo logins. */
  demo: z.boolean(),
  /** How this server's pages reach a UKEY. */
  ukeyDriver: z.enum(ukeyDrivers),
  /** Of the usage of the portal (spec §9): what ends a session, and how many unsent events are kept. Absent: as usual. */
  analyticsSessionMs: z.optional(z.number()),
  analyticsCap: z.optional(z.number()),
  /** What is shown is not in force: an administrator tries it out in this browser. */
  preview: z.boolean(),
})
export type PlatformConfig = z.output<typeof platformConfig>

export const getPlatformConfig = endpoint({
  method: 'GET',
  path: '/v1/platform/config',
  summary: '平台配置：名称、颜色、标志、热线、页脚与菜单开关',
  permission: 'anyone',
  data: platformConfig,
})

const images = ['platformLogo', 'favicon', 'illustration'] as const satisfies readonly ImageField[]
/** `hash` names the image that is meant, so that a browser may keep it; the answer is always the one in force. */
export const previewLogo = endpoint({
  method: 'GET',
  path: '/v1/files/logo/preview',
  summary: '平台标志、网页图标与登录页插图',
  permission: 'anyone',
  unsigned: true,
  binary: true,
  query: z.object({
    image: z._default(z.enum(images), 'platformLogo'),
    hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{1,64}$/))),
  }),
  data: z.unknown(),
})

/** Text of a platform file, as the studio downloads it. */
const document = text(2 * 2 ** 20)

export const getPlatformDocument = endpoint({
  method: 'GET',
  path: '/v1/platform/document',
  summary: '生效的平台文件及其版本（运营方管理员）',
  permission: 'signedIn',
  data: z.object({ version, document: z.string() }),
})
/** @throws 01000303 with what is wrong with the document, 99000409 when somebody has saved meanwhile. */
export const savePlatformDocument = endpoint({
  method: 'PUT',
  path: '/v1/platform/document',
  summary: '保存平台文件，立即生效（运营方管理员）',
  permission: 'signedIn',
  large: true,
  /** `version`: the one that is replaced. */
  body: z.object({ version, document }),
  data: z.object({ version }),
})
export const previewPlatformDocument = endpoint({
  method: 'POST',
  path: '/v1/platform/preview',
  summary: '预览平台文件：只在打开该地址的浏览器里生效一小时（运营方管理员）',
  permission: 'signedIn',
  large: true,
  body: z.object({ document }),
  data: z.object({ address: z.string(), expiresAt: instant }),
})
export const listPlatformVersions = endpoint({
  method: 'GET',
  path: '/v1/platform/versions',
  summary: '平台文件的历史：谁在何时改了什么（运营方管理员）',
  permission: 'signedIn',
  data: z.array(
    z.object({
      version,
      at: instant,
      author: z.string(),
      /** Keys that differ from the version before. */
      changed: z.array(z.string()),
    }),
  ),
})
/** What an earlier version said is saved as a new one. */
export const restorePlatformVersion = endpoint({
  method: 'POST',
  path: '/v1/platform/versions/:version/restore',
  summary: '恢复平台文件的历史版本，立即生效（运营方管理员）',
  permission: 'signedIn',
  params: z.object({ version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)) }),
  body: z.object({ version }),
  data: z.object({ version }),
})
