import type { Translated } from '#portal/locales/translated.ts'
import type { ukey as source } from '#portal/locales/zh-CN/apply/ukey.ts'

export const ukey: Translated<typeof source> = {
  agreement: {
    text: {
      guarantee:
        '1. The director is entitled to confirm the listed matters for this company, and signs with his UKEY.\n2. The matters have been read before they are confirmed; their documents agree with them, and amounts, terms and the other company are right.\n3. Once confirmed, a matter binds this company; where it is a guarantee, the company is liable as it says.\n4. The platform records time, content and signature. It does not guarantee the matter itself.',
    },
  },
}
