import { ArrowDownToLine, ArrowUpToLine, ClipboardPaste, Download, Search } from 'lucide-react'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { IconButton } from '@/ui/IconButton/IconButton'
import type { TerminalHandle } from '@/ui/Terminal/openTerminal'
import { useFiles } from '@/views/shell/files-context'
import styles from './SerialConsoleView.module.css'

interface ConsoleToolsProps {
  terminal: TerminalHandle | null
  fileName: string
  onFind: () => void
}

/** The actions on the console's output. */
export function ConsoleTools({ terminal, fileName, onFind }: ConsoleToolsProps) {
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
