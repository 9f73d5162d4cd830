/**
 * The file of a page below `pages/`: its address, the last part in Pascal case. `/credit/core/issue/final-approve` →
 * `/credit/core/issue/FinalApprove.tsx`; `/error-page/403` → `/error-page/403.tsx`.
 */
export const pageFileOf = (path: string): string =>
  `${path.replace(/[^/]+$/, (last) => last.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()))}.tsx`
