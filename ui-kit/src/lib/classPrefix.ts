/** What each class of the packed kit begins with (`scripts/packages/build.ts`); from source, no class does. */
export const classPrefix = 'jp-'
