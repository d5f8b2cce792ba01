import { useState, type ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectCopies } from '@/store/tab/slice'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { SecretField } from '@/ui/SecretField/SecretField'

interface ShownOnceDialogProps {
  title: string
  /** What the secret is: `Bearer token`. */
  label: string
  secret: string
  /** Where to enter it. */
  children: ReactNode
  onDone: () => void
}

/** A new secret that nobody can read again. Stays open until the user has taken it. */
export function ShownOnceDialog({ title, label, secret, children, onDone }: ShownOnceDialogProps) {
  const copies = useAppSelector(selectCopies)
  const [before] = useState(copies)
  const [isSaved, setSaved] = useState(false)
  const isTaken = isSaved || copies > before
  return (
    <Modal
      title={title}
      onDismiss={onDone}
      cancelLabel="Done"
      cancelDisabledReason={isTaken ? null : 'Copy it first, or confirm that you have saved it'}
    >
      <ModalSection>
        <Stack gap={6}>
          <Message tone="notice">{children} It is not shown again.</Message>
          <SecretField label={label} secret={secret} />
          <Checkbox label="I have saved it" value={isSaved} onChange={setSaved} />
        </Stack>
      </ModalSection>
    </Modal>
  )
}
