import { textCallNames } from '@jinpiao/contract/textCallNames'
import { type TextCall, textCalls } from '@jinpiao/contract/textCalls'
import type { TextInput } from '@jinpiao/contract/textTasks'
import type { Businesses } from '../flow/business.ts'
import { assembleText } from '../flow/textCalls.ts'
import type { Api } from './register.ts'

/** The addresses at which texts to sign are asked for (spec §7): one composer behind all of them. */
export function registerTexts({ on }: Api, businesses: Businesses): void {
  for (const name of textCallNames) {
    const endpoint: TextCall = textCalls[name]
    on(endpoint, async ({ params, query, body, commandContext }) =>
      // The schema of the address has parsed it.
      assembleText(businesses, await commandContext(), name, { params, query, body } as TextInput),
    )
  }
}
