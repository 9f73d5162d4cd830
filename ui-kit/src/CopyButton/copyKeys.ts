/** The keys that copy, as they are called on this machine; `platform` is the browser's `navigator.platform`. */
export function copyKeys(platform: string): 'Ctrl+C' | 'Command+C' {
  return /^(?:Mac|iP)/.test(platform) ? 'Command+C' : 'Ctrl+C'
}
