import { useState } from 'react'
import { serialConsoleCommand } from '@/store/project/instance-connect/commands'
import { Button, type ButtonSize } from '@/ui/Button/Button'
import { CopyCode, commandLine } from '@/ui/CopyCode/CopyCode'
import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { useInstanceParams } from '../instance/use-instance-params'

/** Shows the command that opens the serial console of the instance in a terminal. */
export function CliCommandButton({ size }: { size?: ButtonSize }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...(size && { size })} aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        CLI command
      </Button>
      {isOpen && <CliCommandModal onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CliCommandModal({ onClose }: { onClose: () => void }) {
  const { project, instance } = useInstanceParams()
  const parts = serialConsoleCommand(project, instance)
  return (
    <Modal
      title="CLI command"
      width="free"
      onDismiss={onClose}
      actionButton={<CopyTextButton label="Copy command" text={commandLine(parts)} />}
    >
      <ModalSection>
        <CopyCode parts={parts} />
      </ModalSection>
    </Modal>
  )
}
