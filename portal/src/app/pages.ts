import type { ComponentType } from 'react'
import type { RoutePath } from '#portal/routes/routes.ts'

/**
 * The file of each page, loaded when it is opened. An address is the path of its file below `pages/`; this is the only
 * place that names them.
 */
export const pages: Readonly<Record<RoutePath, () => Promise<{ default: ComponentType }>>> = {
  '/login': () => import('#portal/pages/login/Login.tsx'),
  '/help/index': () => import('#portal/pages/help/Index.tsx'),
  '/register/reset-password': () => import('#portal/pages/register/ResetPassword.tsx'),
  '/error-page/403': () => import('#portal/pages/error-page/Forbidden.tsx'),
  '/error-page/404': () => import('#portal/pages/error-page/NotFound.tsx'),
  '/error-page/authorized': () => import('#portal/pages/error-page/Authorized.tsx'),
  '/error-page/contact-manager-open-product': () => import('#portal/pages/error-page/ContactManagerOpenProduct.tsx'),
  '/credit/core/index/operator': () => import('#portal/pages/credit/core/index/Operator.tsx'),
  '/credit/core/index/director': () => import('#portal/pages/credit/core/index/Director.tsx'),
  '/credit/core/index/final': () => import('#portal/pages/credit/core/index/Final.tsx'),
  '/credit/core/index/query': () => import('#portal/pages/credit/core/index/Query.tsx'),
  '/credit/chain/index/operator': () => import('#portal/pages/credit/chain/index/Operator.tsx'),
  '/credit/chain/index/director': () => import('#portal/pages/credit/chain/index/Director.tsx'),
  '/credit/chain/index/query': () => import('#portal/pages/credit/chain/index/Query.tsx'),
  '/credit/chain/transfer/apply': () => import('#portal/pages/credit/chain/transfer/Apply.tsx'),
  '/credit/chain/transfer/split-approve': () => import('#portal/pages/credit/chain/transfer/SplitApprove.tsx'),
  '/credit/core/issue/issue': () => import('#portal/pages/credit/core/issue/Issue.tsx'),
  '/credit/core/issue/director-approve': () => import('#portal/pages/credit/core/issue/DirectorApprove.tsx'),
  '/credit/core/issue/final-approve': () => import('#portal/pages/credit/core/issue/FinalApprove.tsx'),
  '/my/limit/query': () => import('#portal/pages/my/limit/Query.tsx'),
  '/my/limit/detail': () => import('#portal/pages/my/limit/Detail.tsx'),
  '/my/account/receipt': () => import('#portal/pages/my/account/Receipt.tsx'),
  '/my/message/index': () => import('#portal/pages/my/message/Index.tsx'),
  '/my/person-info/index': () => import('#portal/pages/my/person-info/Index.tsx'),
}
