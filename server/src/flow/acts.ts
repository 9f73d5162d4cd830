import type { ApplicationState } from '@jinpiao/contract/status'
import type { CommandContext, QueryContext } from '../acts/context.ts'
import type { AnyFormBusiness, Businesses, CheckedLine } from './business.ts'
import { checkForms } from './check.ts'
import { approveAll, sendBackAll, submitAll, voidAll, withdrawAll } from './decisions.ts'
import { getApplication } from './detail.ts'
import { removeDraft, saveDrafts, updateDrafts } from './drafts.ts'

type Input<Act extends (...input: never[]) => unknown> =
  Parameters<Act> extends [...unknown[], infer Last] ? Last : never

/** What can be done with the applications of one business: for its endpoints, the demonstration and the tests. */
export const actsOf = (businesses: Businesses, form: AnyFormBusiness) => ({
  get: (context: QueryContext, key: { pkApply: string }) => getApplication(businesses, form, context, key),
  check: (context: QueryContext, input: { lines: readonly CheckedLine<unknown>[] }) => checkForms(form, context, input),
  save: (context: CommandContext, input: Input<typeof saveDrafts>) => saveDrafts(form, context, input),
  update: (context: CommandContext, input: Input<typeof updateDrafts>) => updateDrafts(form, context, input),
  remove: (context: CommandContext, input: Input<typeof removeDraft>) => removeDraft(form, context, input),
  submit: (context: CommandContext, input: Input<typeof submitAll>) => submitAll(businesses, form, context, input),
  withdraw: (context: CommandContext, input: Input<typeof withdrawAll>) =>
    withdrawAll(businesses, form, context, input),
  cancel: (context: CommandContext, input: Input<typeof voidAll>) => voidAll(businesses, form, context, input),
  approve: (state: ApplicationState, context: CommandContext, input: Input<typeof approveAll>) =>
    approveAll(businesses, form, state, context, input),
  sendBack: (state: ApplicationState, context: CommandContext, input: Input<typeof sendBackAll>) =>
    sendBackAll(businesses, form, state, context, input),
})
