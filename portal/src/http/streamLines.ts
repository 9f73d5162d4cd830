/**
 * Reads server-sent events out of pieces of text, wherever they are cut: `event:` and `data:` lines, an empty line behind
 * each event. Comments and `retry:` are passed over, as is data that is no JSON.
 */
export function streamReader(onEvent: (name: string, data: unknown) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data = ''
  function take(line: string) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim()
    else if (line.startsWith('data:')) data += line.slice('data:'.length).trim()
    else if (line === '') {
      const parsed = parse(data)
      if (name !== '' && parsed !== undefined) onEvent(name, parsed)
      name = ''
      data = ''
    }
  }
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line.replace(/\r$/, ''))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
