import { listAdministrators } from '@jinpiao/contract/administrators'
import { acceptCredits, getCredit, getTrace, listCredits, refuseCredits } from '@jinpiao/contract/credits'
import { getHolidays, getNextHolidays } from '@jinpiao/contract/dictionaries'
import { deleteDraft, getDraft, putDraft, typeOfDraft } from '@jinpiao/contract/drafts'
import { listHelps } from '@jinpiao/contract/helps'
import * as issue from '@jinpiao/contract/issue'
import { getLimit, listLimitEntries, listLimits } from '@jinpiao/contract/limits'
import { listMessages, readMessage, readMessages } from '@jinpiao/contract/messages'
import { listObstacles, listObstaclesByType } from '@jinpiao/contract/obstacleCalls'
import { getReceipt, listReceipts, verifyReceipt } from '@jinpiao/contract/receipts'
import { listSavedViews, removeView, saveView } from '@jinpiao/contract/savedViews'
import { getHomeFigures, getTodos, listRecentApplications } from '@jinpiao/contract/todos'
import { findRecipients as recipientsEndpoint } from '@jinpiao/contract/transfer'
import { todayInShanghai } from '@jinpiao/values/days'
import { requirePermission, requirePost } from '../acts/command.ts'
import type { Actor } from '../acts/context.ts'
import { deleteDraft as dropDraft, putDraft as keepDraft } from '../acts/formDrafts.ts'
import { holidays } from '../acts/holidays.ts'
import { readMessages as markAllRead, readMessage as markRead } from '../acts/messages.ts'
import { removeView as dropView, saveView as keepView, listSavedViews as ownViews } from '../acts/savedViews.ts'
import { acceptTickets, refuseTickets } from '../business/accept/accept.ts'
import { businesses, forms } from '../business/all.ts'
import { offerForm, offerForms } from '../business/formOffers.ts'
import { importIssueRows, issueImportTemplate, markIssueSheet } from '../business/issue/import.ts'
import { cancelIssue, rewordCancel } from '../business/issueCancel/issueCancel.ts'
import { listObstacles as obstacles, listObstaclesByType as obstaclesByType } from '../business/obstacles.ts'
import { findRecipients } from '../business/transfer/recipients.ts'
import { BusinessError } from '../domain/businessError.ts'
import { getReceipt as receiptDetail } from '../flow/receipt.ts'
import { recentApplications } from '../flow/recent.ts'
import { getCredit as creditDetail } from '../flow/ticketDetail.ts'
import { verifyReceipt as verified } from '../flow/verifyReceipt.ts'
import { listAdministrators as administrators } from '../queries/administrators.ts'
import { credits } from '../queries/credits.ts'
import { getDraft as findDraft } from '../queries/drafts.ts'
import { getHomeFigures as homeFigures } from '../queries/home.ts'
import { limitEntries } from '../queries/limitEntries.ts'
import { limits } from '../queries/limits.ts'
import { getTrace as trace } from '../queries/lineage.ts'
import { offering } from '../queries/listing/offering.ts'
import { messages } from '../queries/messages.ts'
import { receipts } from '../queries/receipts.ts'
import { getTodos as todos } from '../queries/todos.ts'
import { createTryLimit } from '../session/tryLimit.ts'
import { registerApplications } from './applicationRoutes.ts'
import { helpsIn } from './helps.ts'
import { attachment, onList } from './listRoutes.ts'
import type { Api } from './register.ts'
import { registerTexts } from './textRoutes.ts'
import { readUpload } from './upload.ts'

/** Tickets, applications, limits, messages: each endpoint is one query or one command. */
export function registerBusiness(api: Api): void {
  registerApplications(api, businesses, forms)
  registerIssue(api)
  registerCredits(api)
  registerTexts(api, businesses)
  const { on, services, lists } = api

  on(getTodos, ({ queryContext }) => todos(queryContext()))
  const recent = recentApplications(businesses, forms)
  on(listRecentApplications, ({ query, queryContext }) => recent(queryContext(), query))
  on(getHomeFigures, ({ queryContext }) => homeFigures(queryContext()))
  on(listObstacles, ({ query, queryContext }) => obstacles(queryContext(), query))
  on(listObstaclesByType, ({ query, queryContext }) => obstaclesByType(queryContext(), query))
  on(listAdministrators, ({ queryContext }) => administrators(queryContext()))
  on(recipientsEndpoint, ({ query, queryContext }) => findRecipients(queryContext(), query))
  onList(api, listLimits, limits)
  onList(api, listLimitEntries, limitEntries)
  on(getLimit, async ({ params, queryContext }) => found(await limits.one(queryContext(), params.pkLimit)))
  onList(api, listMessages, messages)
  onList(api, listReceipts, receipts)
  on(getReceipt, ({ params, queryContext }) => receiptDetail(businesses, queryContext(), params))
  const tries = createTryLimit(services.wall)
  on(verifyReceipt, ({ body, ip, language }) =>
    tries.counting(ip, () => verified(businesses, { read: services.database.read, language }, body)),
  )
  on(readMessage, async ({ params, commandContext }) => markRead(await commandContext(), params))
  on(readMessages, async ({ body, commandContext }) => markAllRead(await commandContext(), body))
  on(getDraft, ({ params, queryContext }) => findDraft(queryContext(), params))
  on(putDraft, async ({ params, body, commandContext }) => {
    const context = await commandContext()
    requireForm(context.actor, params.routeKey)
    return keepDraft(context, { ...params, ...body })
  })
  on(deleteDraft, async ({ params, query, commandContext }) =>
    dropDraft(await commandContext(), { ...params, ...query }),
  )
  on(listSavedViews, ({ query, queryContext }) => ownViews(queryContext(), query))
  on(saveView, async ({ body, commandContext }) => {
    // What may be kept are views of lists that there are: any other name would be a store for whatever one likes.
    found(lists.find(({ endpoint }) => endpoint.list.name === body.listName))
    return keepView(await commandContext(), body)
  })
  on(removeView, async ({ params, commandContext }) => dropView(await commandContext(), params))
  on(listHelps, async ({ language }) => helpsIn(language))
  on(getHolidays, () => holidaysOf(0))
  on(getNextHolidays, () => holidaysOf(1))

  async function holidaysOf(yearsAhead: number) {
    const year = String(Number(todayInShanghai(services.clock.now()).slice(0, 4)) + yearsAhead)
    return (await holidays(services.database.read)).filter((row) => row.day.startsWith(year))
  }
}

/**
 * Only who may fill in a form keeps what is in it.
 * @throws {BusinessError} 01000302 there is no such form, 01000202 it is not this person's.
 */
function requireForm(actor: Actor, routeKey: string): void {
  const { definition } = found(forms.find(({ type }) => type === typeOfDraft(routeKey)))
  requirePermission(actor, definition.save.permission)
  requirePost(actor, definition.save.posts)
}

/** What the issue has besides every application: the batch sheet, and taking back what nobody has accepted. */
function registerIssue({ on, services }: Api): void {
  on(issue.importTemplate, async ({ language, reply }) =>
    attachment(reply, 'issue-template.xlsx', 'xlsx').send(
      await issueImportTemplate(language, todayInShanghai(services.clock.now())),
    ),
  )
  on(issue.importIssueRows, async ({ request, query, queryContext }) =>
    importIssueRows(queryContext(), await readUpload(request), query),
  )
  on(issue.markIssueSheet, async ({ request, query, reply, queryContext }) => {
    const marked = await markIssueSheet(queryContext(), await readUpload(request), query)
    return attachment(reply, 'issue-problems.xlsx', 'xlsx').send(marked)
  })
  on(issue.rewordCancel, async ({ params, body, commandContext }) =>
    rewordCancel(await commandContext(), { ...params, ...body }),
  )
  on(issue.cancelIssue, async ({ body, commandContext }) => cancelIssue(await commandContext(), body))
}

function registerCredits(api: Api): void {
  const { on } = api
  onList(api, listCredits, offering(credits, offerForms))
  on(getCredit, async ({ params, queryContext }) => {
    const context = queryContext()
    const detail = await creditDetail(businesses, context, params)
    return { ...detail, ticket: await offerForm(context, detail.ticket) }
  })
  on(getTrace, ({ params, queryContext }) => trace(queryContext(), params))
  on(acceptCredits, async ({ body, commandContext }) => acceptTickets(businesses, await commandContext(), body))
  on(refuseCredits, async ({ body, commandContext }) => refuseTickets(businesses, await commandContext(), body))
}

/** @throws {BusinessError} 01000302 nobody's, or another enterprise's: both are answered alike (I30). */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new BusinessError('01000302')
  return row
}
