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
