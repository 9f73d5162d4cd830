import type { DataOf } from '@jinpiao/contract/endpoint'
import type { listHelps } from '@jinpiao/contract/helps'
import type { Language } from '@jinpiao/contract/words'
import { articlesEn } from '../seed/helpsEn.ts'
import { articlesZh } from '../seed/helpsZh.ts'

/** The help articles by number, in the reader's language; the numbers are those that routes name (product §4.0.6). */
export const helpsIn = (language: Language): DataOf<typeof listHelps> =>
  (language === 'zh-CN' ? articlesZh : articlesEn).map(([id, title, ...paragraphs]) => ({
    id,
    title,
    body: paragraphs.join('\n'),
  }))
