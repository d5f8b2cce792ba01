import { useEffect, useRef } from 'react'
import {
  openTerminal,
  type OpenTerminal,
  type TerminalEvents,
  type TerminalHandle,
} from './openTerminal'
import styles from './Terminal.module.css'

export interface TerminalProps extends TerminalEvents {
  /** Label of the terminal. */
  label: string
  /** Id of the text that says how to leave the terminal by keyboard. */
  describedBy: string
  /**
   * Calls back with the bytes received so far and with new ones. Returns a function that stops it.
   */
  listen(listener: (bytes: Uint8Array) => void): () => void
  /** Called when the terminal can be used, and with null when it no longer can. */
  onReady(handle: TerminalHandle | null): void
}

/** Until its font has loaded, a terminal would measure the fallback. */
const fontLoaded = async () => {
  try {
    await document.fonts.load('13px "JetBrains Mono Variable"')
  } catch {
    // The fallback font is used.
  }
}

/** The screen of a terminal, as large as its container. It captures most keys. */
export function TerminalScreen({ label, describedBy, listen, onReady, ...events }: TerminalProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })

  useEffect(() => {
    let terminal: OpenTerminal | undefined
    let unlisten: (() => void) | undefined
    let isWanted = true
    const open = async () => {
      await fontLoaded()
      if (!isWanted || !place.current) return
      terminal = openTerminal(place.current, {
        onInput: bytes => latest.current.onInput(bytes),
        onEnter: () => latest.current.onEnter(),
        onLeave: () => latest.current.onLeave(),
        onFind: () => latest.current.onFind(),
        onCopy: text => latest.current.onCopy(text),
        onPasteLines: text => latest.current.onPasteLines(text),
        onFinds: finds => latest.current.onFinds(finds),
        onCtrlUsed: () => latest.current.onCtrlUsed(),
      })
      unlisten = listen(terminal.write)
      onReady(terminal)
    }
    void open()
    return () => {
      isWanted = false
      if (!terminal) return
      onReady(null)
      unlisten?.()
      terminal.dispose()
    }
  }, [listen, onReady])

  return (
    <div
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.frame}
    >
      <div ref={place} className={styles.screen} />
    </div>
  )
}
