import { ByteHistory } from '@/lib/byte-history'
import { formatBytes } from '@/lib/size'

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

/** Whether pasted text would be entered as several lines: one final line end does not count. */
export const isManyLines = (text: string): boolean => /[\r\n]/.test(text.replace(/\r?\n$|\r$/, ''))

/** The largest amount of output that waits to be shown, in bytes: more than the scrollback holds. */
const MOST_WAITING = 1024 * 1024

/** The limits of the output shown in one animation frame, in bytes. */
const [LEAST, MOST] = [2_048, 65_536]

/** If a frame takes longer, in milliseconds, the next one shows less. */
const LONG_FRAME = 20

/** Ends an unfinished escape sequence and resets the text style, because its end may be missing. */
const skippedNotice = (bytes: number) =>
  new TextEncoder().encode(`\x18\x1b[0m\r\n… skipped ${formatBytes(bytes)}\r\n`)

/**
 * Shows output in a terminal a part at a time, each in an animation frame, so that the page can be
 * used whatever the machine prints. If output arrives faster than it can be shown, the oldest that
 * waits is skipped, and a line says how much. `show` calls back when it is done.
 */
export const shownOutput = (show: (bytes: Uint8Array, onDone: () => void) => void) => {
  const output = new ByteHistory(MOST_WAITING)
  /** Offset after the last byte shown or skipped. */
  let shown = 0
  let most = 16_384
  let isStopped = false
  /** Whether a frame is requested or being shown. */
  let isBusy = false

  const showNext = (startedAt: number) => {
    if (isStopped) return
    const from = Math.max(shown, output.end - MOST_WAITING)
    if (from > shown) show(skippedNotice(from - shown), () => undefined)
    const next = output.read(from, most)
    shown = from + next.length
    show(next, () =>
      requestAnimationFrame(now => {
        const isLong = now - startedAt > LONG_FRAME
        most = isLong ? Math.max(LEAST, most / 2) : Math.min(MOST, most * 2)
        isBusy = output.end > shown
        if (isBusy) showNext(now)
      }),
    )
  }

  return {
    add(bytes: Uint8Array) {
      output.append(bytes)
      if (!isBusy) requestAnimationFrame(showNext)
      isBusy = true
    },
    stop() {
      isStopped = true
    },
  }
}
