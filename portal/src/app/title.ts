export interface TitleParts {
  page?: string | undefined
  module?: string | undefined
  platform: string
}

/** `页面 - 模块 - 平台` (accessibility §4); a module that repeats the page is left out. */
export function documentTitle({ page, module, platform }: TitleParts): string {
  return [page, module === page ? undefined : module, platform].filter(Boolean).join(' - ')
}
