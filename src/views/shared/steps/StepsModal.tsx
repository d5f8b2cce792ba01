import type { ReactNode } from 'react'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Text } from '@/ui/Layout/Layout'
import { Modal, ModalSection } from '@/ui/Modal/Modal'

interface StepsModalProps {
  text: string
  footerAside?: ReactNode
  onDismiss: () => void
}

/** What a person did and saw in a session, to be copied into an issue. */
export function StepsModal({ text, footerAside, onDismiss }: StepsModalProps) {
  return (
    <Modal
      title="Steps to reproduce"
      width="free"
      cancelLabel="Close"
      onDismiss={onDismiss}
      footerAside={footerAside}
      actionButton={<CopyTextButton label="Copy steps" text={text} />}
    >
      <ModalSection>
        <Text as="pre" translate="no" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </ModalSection>
    </Modal>
  )
}
