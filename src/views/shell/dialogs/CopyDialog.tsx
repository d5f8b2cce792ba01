import type { RefObject } from 'react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { copyRefused, selectOrigin } from '@/store/tab/slice'
import { Modal } from '@/ui/Modal/Modal'
import styles from './Question.module.css'

/** Focuses and selects the text, so that the keys of the system copy it. */
const select = (field: HTMLTextAreaElement | null) => {
  field?.focus()
  field?.select()
}

/** The text that the browser did not allow to be copied, selected. */
export function CopyDialog({ text }: { text: RefObject<string> }) {
  const send = useSend()
  const isPlain = /^http:\/\/(?!localhost|127\.)/.test(useAppSelector(selectOrigin))
  const close = () => {
    text.current = ''
    send(copyRefused({ isShown: false }))
  }
  return (
    <Modal title="Copy it yourself" onDismiss={close} cancelLabel="Close">
      <p>
        {isPlain ? 'Browsers copy only over HTTPS.' : 'The browser did not allow copying.'} The text
        is selected: copy it with Ctrl+C, or ⌘C on a Mac.
      </p>
      <textarea
        ref={select}
        readOnly
        aria-label="Text to copy"
        className={styles.text}
        rows={Math.min(8, text.current.split('\n').length + 1)}
        value={text.current}
      />
    </Modal>
  )
}
