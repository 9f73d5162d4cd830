import { vars } from '@jinpiao/themes/contract.css'
import { fontSize } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** 草稿已于 14:02 保存. */
export const draftLine = style({ color: vars.color.textMuted, fontSize: fontSize.compact, minBlockSize: '1.5em' })
/** 保留至 2026-12-21. */
export const keptUntil = style({ color: vars.color.textMuted, fontSize: fontSize.compact })
