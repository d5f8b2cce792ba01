import {
  ArrowLeft,
  ArrowDownToLine,
  ArrowUpToLine,
  ClipboardPaste,
  Download,
  Search,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { selectInstance } from '@/store/project/instances/instances'
import { projectPaths } from '@/store/project/paths'
import { machines, watchSerialConsole } from '@/store/project/serial-console/session.saga'
import {
  selectSerialConsole,
  serialConsolePoll,
  reconnectRequested,
} from '@/store/project/serial-console/serial-console'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'
import type { TerminalHandle } from '@/ui/Terminal/openTerminal'
import { useParams } from '@/views/shell/route-context'
import { toastAdded } from '@/store/toasts/slice'
import { IconButton } from '@/ui/Button/Button'
import { useFiles } from '@/views/shell/files-context'
import { ConsoleBar } from './ConsoleBar'
import { ConsoleNotice } from './ConsoleNotice'
import { ConsoleTerminal, focusFirst } from './ConsoleTerminal'
import styles from './SerialConsoleView.module.css'

interface ConsoleToolsProps {
  terminal: TerminalHandle | null
  fileName: string
  onFind: () => void
}

/** The actions on the console's output. */
function ConsoleTools({ terminal, fileName, onFind }: ConsoleToolsProps) {
  const files = useFiles()
  const send = useSend()
  if (!terminal) return null
  const paste = async () => {
    terminal.focus()
    if (await terminal.pasteClipboard()) return
    const content = ['The browser did not allow pasting: paste into the console itself.']
    send(toastAdded({ variant: 'error', title: 'Could not paste', content }))
  }
  return (
    <div role="group" aria-label="Output of the console" className={styles.tools}>
      <IconButton label="Find in output" hasTooltip onPress={onFind}>
        <Search size={16} />
      </IconButton>
      <IconButton label="Paste" hasTooltip onPress={() => void paste()}>
        <ClipboardPaste size={16} />
      </IconButton>
      <IconButton
        label="Download output"
        hasTooltip
        onPress={() => files.save({ name: fileName, type: 'text/plain', text: terminal.text() })}
      >
        <Download size={16} />
      </IconButton>
      <IconButton label="Scroll to top" hasTooltip onPress={terminal.scrollToTop}>
        <ArrowUpToLine size={16} />
      </IconButton>
      <IconButton label="Scroll to bottom" hasTooltip onPress={terminal.scrollToBottom}>
        <ArrowDownToLine size={16} />
      </IconButton>
    </div>
  )
}

/** The serial console of an instance: its output, and input to it. */
function SerialConsoleView() {
  const params = useParams(projectPaths.instance)
  const send = useSend()
  const shown = useAppSelector(state => selectSerialConsole(state, params))
  const instance = useAppSelector(state => selectInstance(state, params))
  const [terminal, setTerminal] = useState<TerminalHandle | null>(null)
  const [isFinding, setIsFinding] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  if (!shown || !instance) return null

  const reconnect = () => {
    send(reconnectRequested({ console: shown.console }))
    terminal?.focus()
  }
  return (
    <div data-fills-pane className={styles.page}>
      <header className={styles.top}>
        <Link href={projectPaths.instanceStorage(params)} look="quiet" className={styles.back}>
          <ArrowLeft size={16} /> Back to instance
        </Link>
        <h1 className={styles.title}>Serial console</h1>
        <ConsoleTools
          terminal={terminal}
          fileName={`${instance.name}-serial-console.txt`}
          onFind={() => setIsFinding(true)}
        />
      </header>
      {shown.hasTerminal ? (
        <ConsoleTerminal
          shown={shown}
          name={instance.name}
          terminal={terminal}
          isFinding={isFinding}
          onReady={setTerminal}
          onFinding={setIsFinding}
          onReconnect={reconnect}
          onLeave={() => focusFirst(bar.current)}
        />
      ) : (
        <ConsoleNotice shown={shown} instance={instance} />
      )}
      <ConsoleBar
        ref={bar}
        shown={shown}
        instance={instance}
        project={params.project}
        isTerminalReady={terminal !== null}
        onReconnect={reconnect}
      />
    </div>
  )
}

const sagas = [watchSerialConsole]

export { machines, serialConsolePoll as poll, sagas, SerialConsoleView as View }
