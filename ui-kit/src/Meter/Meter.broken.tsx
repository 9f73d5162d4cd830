/** A coloured bar without words. */
export function BarOnly() {
  return <div style={{ inlineSize: '60%', blockSize: 10, background: 'currentColor' }} />
}
