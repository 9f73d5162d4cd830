/**
 * Stands for Storybook's and Babel's modules with which `@storybook/test-runner` writes its test files, before Jest runs
 * them. Of their functions a running test calls one: it looks for a configuration of hooks, which we have in `hooks.ts`.
 */
const notHere = () => {
  throw new Error('Test files are written before they run.')
}

export const serverRequire = () => undefined
export {
  notHere as combineTags,
  notHere as default,
  notHere as getProjectRoot,
  notHere as loadCsf,
  notHere as normalizeStories,
  notHere as storyNameFromExport,
  notHere as toId,
  notHere as userOrAutoTitle,
}
