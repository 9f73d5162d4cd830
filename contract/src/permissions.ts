/**
 * Route paths that open a call (I21): the menu of the current role must hold one of them. They are the
 * portal's own addresses, so that "can see the page" and "may call what the page needs" are one fact.
 */
export const coreHomes = [
  '/credit/core/index/operator',
  '/credit/core/index/director',
  '/credit/core/index/final',
  '/credit/core/index/query',
] as const
export const chainHomes = [
  '/credit/chain/index/operator',
  '/credit/chain/index/director',
  '/credit/chain/index/query',
] as const
export const allHomes = [...coreHomes, ...chainHomes] as const
export const issuePage = ['/credit/core/issue/issue'] as const
export const directorApprovePage = ['/credit/core/issue/director-approve'] as const
export const finalApprovePage = ['/credit/core/issue/final-approve'] as const
export const issuePages = [...issuePage, ...directorApprovePage, ...finalApprovePage] as const
export const limitQueryPage = ['/my/limit/query'] as const
export const limitDetailPage = ['/my/limit/detail'] as const
export const limitPages = [...limitQueryPage, ...limitDetailPage] as const
/** 签收 has no route of its own (spec §2): it is a section of the chain homes. */
export const acceptPages = ['/credit/chain/index/operator', '/credit/chain/index/director'] as const
