import { useCallback, useState } from 'react'
import type { SerialConsoleViewModel } from '@/store/project/serial-console/serial-console'
import { lazy } from '@/ui/lazy/lazy'
import { FindBar } from '@/ui/Terminal/FindBar'
import { TouchKeys } from '@/ui/Terminal/TouchKeys'
import type { Finds, TerminalHandle } from '@/ui/Terminal/openTerminal'
import { useUi } from '@/ui/UiProvider/UiContext'
import { useStream } from '@/views/shell/files-context'
import { HINT_ID } from './ConsoleBar'
import styles from './SerialConsoleView.module.css'

/** Focuses the first control in an element. */
export const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, a[href]')?.focus()

/** Whether the focus is on a control or in a dialog, and must not be moved. */
const isFocusInUse = () =>
  document.activeElement?.matches('a, button, input, textarea, [role="dialog"] *') ?? false

/** A terminal. Loaded on first use, because its code is the largest of all. */
const Terminal = lazy(() =>
  import('@/ui/Terminal/TerminalScreen').then(module => module.TerminalScreen),
)

const PasteDialog = lazy(() => import('./PasteDialog').then(module => module.PasteDialog))

interface ConsoleTerminalProps {
  shown: SerialConsoleViewModel
  name: string
  terminal: TerminalHandle | null
  isFinding: boolean
  /** Must be stable across renders. */
  onReady: (terminal: TerminalHandle | null) => void
  onFinding: (isFinding: boolean) => void
  onReconnect: () => void
  onLeave: () => void
}

const NOTHING: Finds = { index: -1, count: 0 }

/** The terminal of a console, connected to the bytes of its socket. */
export function ConsoleTerminal({ shown, terminal, onReady, ...props }: ConsoleTerminalProps) {
  const { copyText } = useUi()
  const stream = useStream(shown.stream)
  const [finds, setFinds] = useState(NOTHING)
  const [pasted, setPasted] = useState<string | null>(null)
  const [isCtrlHeld, setIsCtrlHeld] = useState(false)

  const listen = useCallback(
    (listener: (bytes: Uint8Array) => void) => stream?.listen(listener) ?? (() => undefined),
    [stream],
  )
  const takeOver = useCallback(
    (handle: TerminalHandle | null) => {
      onReady(handle)
      // Users come to a console to type.
      if (handle && !isFocusInUse()) handle.focus()
    },
    [onReady],
  )
  const reconnectOnEnter = () => {
    if (!shown.canReconnect) return false
    props.onReconnect()
    return true
  }
  const closeFind = () => {
    terminal?.find('', 'here')
    props.onFinding(false)
    terminal?.focus()
  }
  const holdCtrl = (isHeld: boolean) => {
    setIsCtrlHeld(isHeld)
    terminal?.holdCtrl(isHeld)
    terminal?.focus()
  }
  const finishPaste = (text: string | null) => {
    setPasted(null)
    if (text !== null) terminal?.paste(text)
    terminal?.focus()
  }
  return (
    <>
      <div className={styles.body}>
        <Terminal
          label={`Serial console of ${props.name}`}
          describedBy={HINT_ID}
          listen={listen}
          onReady={takeOver}
          onInput={bytes => stream?.send(bytes)}
          onEnter={reconnectOnEnter}
          onLeave={props.onLeave}
          onFind={() => props.onFinding(true)}
          onFinds={setFinds}
          onCopy={copyText}
          onPasteLines={setPasted}
          onCtrlUsed={() => setIsCtrlHeld(false)}
        />
        {props.isFinding && (
          <FindBar
            finds={finds}
            onFind={(text, way) => terminal?.find(text, way)}
            onClose={closeFind}
          />
        )}
        {pasted !== null && (
          <PasteDialog
            text={pasted}
            onPaste={() => finishPaste(pasted)}
            onDismiss={() => finishPaste(null)}
          />
        )}
      </div>
      {terminal && (
        <TouchKeys
          isCtrlHeld={isCtrlHeld}
          onCtrl={holdCtrl}
          onKey={key => {
            terminal.press(key)
            terminal.focus()
          }}
        />
      )}
    </>
  )
}
