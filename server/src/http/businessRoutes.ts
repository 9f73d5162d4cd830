import {
  acceptCredits,
  assembleSignature,
  getCredit,
  getTrace,
  listCredits,
  refuseCredits,
} from '@jinpiao/contract/credits'
import { listAdministrators } from '@jinpiao/contract/administrators'
import { getHolidays } from '@jinpiao/contract/dictionaries'
import { deleteDraft, getDraft, putDraft } from '@jinpiao/contract/drafts'
import { listHelps } from '@jinpiao/contract/helps'
import * as issue from '@jinpiao/contract/issue'
import { listLimits } from '@jinpiao/contract/limits'
import { listMessages, readMessage } from '@jinpiao/contract/messages'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { getHomeFigures, getTodos } from '@jinpiao/contract/todos'
import { todayInShanghai } from '@jinpiao/values/days'
import { acceptTickets, refuseTickets } from '../commands/acceptance.ts'
import { assembleSignature as assemble } from '../commands/assemble.ts'
import * as decisions from '../commands/decisions.ts'
import { deleteDraft as dropDraft, putDraft as keepDraft } from '../commands/drafts.ts'
import type { FastifyReply } from 'fastify'
import { holidays } from '../commands/holidays.ts'
import * as issueDrafts from '../commands/issueDrafts.ts'
import { readMessage as markRead } from '../commands/messages.ts'
import { listAdministrators as administrators } from '../queries/administrators.ts'
import { getCredit as creditDetail } from '../queries/creditDetail.ts'
import { listCredits as creditList, getTrace as creditTrace } from '../queries/credits.ts'
import { getDraft as findDraft } from '../queries/drafts.ts'
import { getHomeFigures as homeFigures } from '../queries/home.ts'
import { checkIssueLines } from '../queries/issueCheck.ts'
import { getIssueApplication } from '../queries/issueDetail.ts'
import { importIssueRows, issueImportTemplate, markIssueSheet } from '../queries/issueImport.ts'
import { listIssueApplications } from '../queries/issueList.ts'
import { listLimits as limitList } from '../queries/limits.ts'
import { listMessages as messageList } from '../queries/messages.ts'
import { listSuppliers as supplierList } from '../queries/suppliers.ts'
import { getTodos as todos } from '../queries/todos.ts'
import { readUpload } from './fileRoutes.ts'
import { helpsIn } from './helps.ts'
import type { Api } from './register.ts'

/** Tickets, issue, limits, messages: each endpoint is one query or one command. */
export function registerBusiness(api: Api): void {
  registerIssue(api)
  registerCredits(api)
  const { on, services } = api

  on(getTodos, ({ queryContext }) => todos(queryContext()))
  on(getHomeFigures, ({ queryContext }) => homeFigures(queryContext()))
  on(listAdministrators, ({ queryContext }) => administrators(queryContext()))
  on(listLimits, ({ query, queryContext }) => limitList(queryContext(), query))
  on(listSuppliers, ({ query, queryContext }) => supplierList(queryContext(), query))
  on(listMessages, ({ query, queryContext }) => messageList(queryContext(), query))
  on(readMessage, async ({ params, commandContext }) => markRead(await commandContext(), params))
  on(getDraft, ({ params, queryContext }) => findDraft(queryContext(), params))
  on(putDraft, async ({ params, body, commandContext }) => keepDraft(await commandContext(), { ...params, ...body }))
  on(deleteDraft, async ({ params, commandContext }) => dropDraft(await commandContext(), params))
  on(listHelps, async ({ language }) => helpsIn(language))
  on(getHolidays, async () => {
    const year = todayInShanghai(services.clock.now()).slice(0, 4)
    return (await holidays(services.database.read)).filter((row) => row.day.startsWith(year))
  })
}

function registerIssue({ on, services }: Api): void {
  on(issue.listIssueApplications, ({ query, queryContext }) => listIssueApplications(queryContext(), query))
  on(issue.getIssueApplication, ({ params, queryContext }) => getIssueApplication(queryContext(), params))
  on(issue.checkIssueLines, ({ body, queryContext }) => checkIssueLines(queryContext(), body))
  on(issue.importTemplate, async ({ language, reply }) =>
    workbook(reply, 'issue-template.xlsx').send(
      await issueImportTemplate(language, todayInShanghai(services.clock.now())),
    ),
  )
  on(issue.importIssueRows, async ({ request, queryContext }) =>
    importIssueRows(queryContext(), await readUpload(request)),
  )
  on(issue.markIssueSheet, async ({ request, reply, queryContext }) => {
    const marked = await markIssueSheet(queryContext(), await readUpload(request))
    return workbook(reply, 'issue-problems.xlsx').send(marked)
  })
  on(issue.saveIssueDrafts, async ({ body, commandContext }) =>
    issueDrafts.saveIssueDrafts(await commandContext(), body),
  )
  on(issue.updateIssueDraft, async ({ params, body, commandContext }) =>
    issueDrafts.updateIssueDraft(await commandContext(), { ...params, ...body }),
  )
  on(issue.deleteIssueDraft, async ({ params, commandContext }) =>
    issueDrafts.deleteIssueDraft(await commandContext(), params),
  )
  on(issue.cancelIssue, async ({ body, commandContext }) => issueDrafts.cancelIssue(await commandContext(), body))
  on(issue.submitIssue, async ({ body, commandContext }) => decisions.submitIssue(await commandContext(), body))
  on(issue.directorApprove, async ({ body, commandContext }) => decisions.directorApprove(await commandContext(), body))
  on(issue.directorReturn, async ({ body, commandContext }) => decisions.directorReturn(await commandContext(), body))
  on(issue.directorReject, async ({ body, commandContext }) => decisions.directorReject(await commandContext(), body))
  on(issue.finalApprove, async ({ body, commandContext }) => decisions.finalApprove(await commandContext(), body))
  on(issue.finalReturn, async ({ body, commandContext }) => decisions.finalReturn(await commandContext(), body))
  on(issue.withdrawIssue, async ({ body, commandContext }) => decisions.withdrawIssue(await commandContext(), body))
}

function registerCredits({ on }: Api): void {
  on(listCredits, ({ query, queryContext }) => creditList(queryContext(), query))
  on(getCredit, ({ params, queryContext }) => creditDetail(queryContext(), params))
  on(getTrace, ({ params, queryContext }) => creditTrace(queryContext(), params))
  on(assembleSignature, async ({ params, query, commandContext }) =>
    assemble(await commandContext(), { ids: params.ids.split(',').filter((id) => id !== ''), ...query }),
  )
  on(acceptCredits, async ({ body, commandContext }) => acceptTickets(await commandContext(), body))
  on(refuseCredits, async ({ body, commandContext }) => refuseTickets(await commandContext(), body))
}

/** A workbook as the answer; what an enterprise has written is kept by no cache. */
const workbook = (reply: FastifyReply, fileName: string) =>
  reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
