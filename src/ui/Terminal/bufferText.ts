interface Line {
  /** Whether it continues the line before, which was too long for the terminal. */
  readonly isWrapped: boolean
  translateToString(trimRight?: boolean): string
}

interface Lines {
  readonly length: number
  getLine(index: number): Line | undefined
}

/** The lines of a terminal as text: wrapped lines joined, trailing empty lines removed. */
export const bufferText = (buffer: Lines): string => {
  const lines: string[] = []
  for (let index = 0; index < buffer.length; index += 1) {
    const line = buffer.getLine(index)
    if (!line) continue
    const isContinued = buffer.getLine(index + 1)?.isWrapped ?? false
    const text = line.translateToString(!isContinued)
    if (line.isWrapped && lines.length > 0) lines.push((lines.pop() ?? '') + text)
    else lines.push(text)
  }
  return `${lines.join('\n').trimEnd()}\n`
}
