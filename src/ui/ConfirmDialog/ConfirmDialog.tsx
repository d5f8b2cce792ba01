import { useId, type ReactNode } from 'react'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Modal, ModalSection, type ModalAction } from '@/ui/Modal/Modal'
import { RichText, type Words } from '@/ui/RichText/RichText'
import { Spinner } from '@/ui/Spinner/Spinner'

export interface ConfirmDialogProps {
  /** The action and the kind of its object; also the label of the confirm button. */
  title: string
  /** One paragraph each. */
  body: readonly Words[]
  tone?: 'primary' | 'danger' | undefined
  /** Replaces `Cancel`. */
  keepLabel?: string | undefined
  /** Why the action cannot be confirmed yet. */
  disabledReason?: string | null | undefined
  /** Whether it is still unknown if there is anything to confirm. */
  isChecking?: boolean | undefined
  /** Why the action is not possible: replaces the body and the confirm button. */
  obstacle?: Words | null | undefined
  /** Whether the confirmed action is in progress. */
  isPending?: boolean | undefined
  /** Below the text, once there is something to confirm. */
  note?: ReactNode
  /** A small button in the footer. */
  footerAside?: ReactNode
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  isChecking = false,
  obstacle,
  ...props
}: ConfirmDialogProps) {
  const textId = useId()
  const action: ModalAction = {
    label: title,
    tone: props.tone,
    isDisabled: isChecking,
    disabledReason: props.disabledReason ?? null,
    isPending: props.isPending,
    onPress: props.onConfirm,
  }
  return (
    <Modal
      title={title}
      describedBy={textId}
      onDismiss={props.onDismiss}
      footerAside={props.footerAside}
      isCancelFocused
      cancelLabel={obstacle ? 'Close' : props.keepLabel}
      {...(!obstacle && { action })}
    >
      <ModalSection>
        {/* Announces findings that arrive while the dialog is open. */}
        <Stack id={textId} aria-live="polite" gap={3}>
          {isChecking ? (
            <Row as="p" gap={2} color="text-muted">
              <Spinner />
              Checking its contents…
            </Row>
          ) : (
            (obstacle ? [obstacle] : props.body).map((paragraph, index) => (
              <p key={index}>
                <RichText text={paragraph} />
              </p>
            ))
          )}
        </Stack>
        {!isChecking && !obstacle && props.note}
      </ModalSection>
    </Modal>
  )
}
