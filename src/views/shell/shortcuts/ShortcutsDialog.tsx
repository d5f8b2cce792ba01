import { useSend } from '@/store/setup/hooks'
import { shortcutsToggled } from '@/store/shortcuts/slice'
import { Kbd } from '@/ui/Kbd/Kbd'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { keysOf, SHORTCUTS } from './keys'

/** The sheet of the keyboard shortcuts. */
export function ShortcutsDialog() {
  const send = useSend()
  return (
    <Modal
      title="Keyboard shortcuts"
      cancelLabel="Close"
      onDismiss={() => send(shortcutsToggled())}
    >
      <ModalSection>
        <PropertiesTable>
          {SHORTCUTS.map(shortcut => (
            <Property key={shortcut.key} label={<Kbd>{keysOf(shortcut)}</Kbd>}>
              {shortcut.words}
            </Property>
          ))}
        </PropertiesTable>
      </ModalSection>
    </Modal>
  )
}
