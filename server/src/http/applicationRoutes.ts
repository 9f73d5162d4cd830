import type { ApplicationState } from '@jinpiao/contract/status'
import { actsOf } from '../flow/acts.ts'
import type { AnyFormBusiness, Businesses, CheckedLine } from '../flow/business.ts'
import type { EditedLine } from '../flow/drafts.ts'
import { applicationListing } from '../flow/list.ts'
import { onList } from './listRoutes.ts'
import type { Api } from './register.ts'

/** The endpoints of every business with a form: each is one function of the interpreter. */
export function registerApplications(api: Api, businesses: Businesses, forms: readonly AnyFormBusiness[]): void {
  for (const form of forms) registerForm(api, businesses, form)
}

// The payload is `unknown` here: the schema of the business has parsed it, and only the business reads it.
interface Lines {
  lines: readonly CheckedLine<unknown>[]
}
interface Edited {
  lines: readonly EditedLine[]
}

function registerForm(api: Api, businesses: Businesses, form: AnyFormBusiness): void {
  const { on } = api
  const { definition } = form
  const acts = actsOf(businesses, form)
  onList(api, definition.list, applicationListing(businesses, form))
  on(definition.get, ({ params, queryContext }) => acts.get(queryContext(), params))
  on(definition.check, ({ body, queryContext }) => acts.check(queryContext(), body as Lines))
  on(definition.save, async ({ body, commandContext }) => acts.save(await commandContext(), body as Lines))
  on(definition.update, async ({ body, commandContext }) => acts.update(await commandContext(), body as Edited))
  on(definition.remove, async ({ params, commandContext }) => acts.remove(await commandContext(), params))
  on(definition.submit, async ({ body, commandContext }) => acts.submit(await commandContext(), body))
  on(definition.withdraw, async ({ body, commandContext }) => acts.withdraw(await commandContext(), body))
  on(definition.cancel, async ({ body, commandContext }) => acts.cancel(await commandContext(), body))
  for (const [state, { approve, sendBack }] of Object.entries(definition.steps)) {
    const at = state as ApplicationState
    on(approve, async ({ body, commandContext }) => acts.approve(at, await commandContext(), body))
    on(sendBack, async ({ body, commandContext }) => acts.sendBack(at, await commandContext(), body))
  }
}
