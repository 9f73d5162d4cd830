const KEY = 'jinpiao.corpName'

/** The enterprise that somebody asked this browser to remember (3.3.7); nothing else of a login is kept. */
export const rememberedCorp = (): string | undefined => localStorage.getItem(KEY) ?? undefined

/** @param corpName `undefined`: forget it. */
export function rememberCorp(corpName: string | undefined): void {
  if (corpName === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, corpName)
}
