import { HELP } from '#portal/parts/useHelps.ts'

export const articleHref = (id: string): string => `${HELP}?${new URLSearchParams({ id })}`
