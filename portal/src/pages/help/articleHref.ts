import { HELP } from '../../page/useHelps.ts'

export const articleHref = (id: string): string => `${HELP}?${new URLSearchParams({ id })}`
