import { consoleCommand } from '@/store/project/serial-console/rules'
import { commandLine, CopyCode, CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Modal, ModalSection } from '@/ui/Modal/Modal'

interface CliCommandDialogProps {
  project: string
  /** Name or id. */
  instance: string
  onDismiss: () => void
}

/** The command that opens the same console in a terminal. */
export function CliCommandDialog({ project, instance, onDismiss }: CliCommandDialogProps) {
  const parts = consoleCommand(project, instance)
  return (
    <Modal
      title="CLI command"
      width="free"
      onDismiss={onDismiss}
      actionButton={<CopyTextButton label="Copy command" text={commandLine(parts)} />}
    >
      <ModalSection>
        <CopyCode parts={parts} />
      </ModalSection>
    </Modal>
  )
}
