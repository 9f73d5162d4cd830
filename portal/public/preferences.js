// Before the first paint and outside the bundle, because a strict content policy forbids inline scripts:
// the person's own colours and row height are there from the first pixel (src/page/preferences.ts writes them).
try {
  for (const name of ['theme', 'density']) {
    const value = localStorage.getItem(`jinpiao.${name}`)
    if (value) document.documentElement.dataset[name] = value
  }
} catch {
  // Storage is closed to us: the system's colours and the comfortable rows stay.
}

/*
 * A file of the first page that does not arrive, or not in time (spec §8 and §9: 120 s), is said in the words that
 * index.html carries: nothing of the portal runs that could. What hangs no longer keeps the page from being painted.
 */
{
  let isSaid = false
  const say = (kind) => {
    const missing = document.getElementById('missing')
    if (missing === null || isSaid) return
    isSaid = true
    let language = 'zh-CN'
    try {
      if (localStorage.getItem('jinpiao.language') === 'en-US') language = 'en-US'
    } catch {
      // As above.
    }
    // Without its styles the portal still comes, and takes the place of all that stands in its root.
    if (kind === 'css') document.body.prepend(missing)
    const words = missing.querySelector(`[lang=${language}]`)
    for (const part of [missing, words, words.querySelector(`[data-kind=${kind}]`)]) part.hidden = false
    words.querySelector('button').addEventListener('click', () => location.reload())
    document.querySelector('main[aria-busy]')?.removeAttribute('aria-busy')
    missing.focus()
  }
  const whenRead = (act) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
    else act()
  }
  const ofPage = (link) => link.rel === 'stylesheet' || link.rel === 'modulepreload'
  addEventListener(
    'error',
    ({ target }) => {
      const isScript = target instanceof HTMLScriptElement && target.type === 'module'
      const isLink = target instanceof HTMLLinkElement && ofPage(target)
      if (isScript || isLink) whenRead(() => say(isLink && target.rel === 'stylesheet' ? 'css' : 'chunk'))
    },
    true,
  )
  // What failed before the first page stood: the portal itself tells nobody then.
  addEventListener('unhandledrejection', () => whenRead(() => document.querySelector('.boot') && say('chunk')))
  setTimeout(() => {
    const late = [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.sheet === null)
    for (const link of late) link.remove()
    if (late.length > 0) say('css')
    else if (document.querySelector('.boot') !== null) say('chunk')
  }, 120_000)
}
