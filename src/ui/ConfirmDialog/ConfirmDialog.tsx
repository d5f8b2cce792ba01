import { useId, type ReactNode } from 'react'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import type { ModalAction } from '@/ui/Modal/modal-action'
import { RichText, type Words } from '@/ui/RichText/RichText'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  /** What is done to what kind of thing: also on the button that does it. */
  title: string
  /** One paragraph each. */
  body: readonly Words[]
  tone?: 'primary' | 'danger' | undefined
  /** In place of `Cancel`. */
  keepLabel?: string | undefined
  /** It is not known yet whether there is anything to confirm. */
  isChecking?: boolean | undefined
  /** Why it cannot be done: said in place of the body, and there is nothing to confirm. */
  obstacle?: Words | null | undefined
  /** The answer was yes, and what it started is not over yet. */
  isPending?: boolean | undefined
  /** A small button in the footer. */
  footerAside?: ReactNode
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks before something is done that cannot be taken back easily. */
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
    isPending: props.isPending,
    onPress: props.onConfirm,
  }
  return (
    <Modal
      title={title}
      describedBy={textId}
      onDismiss={props.onDismiss}
      footerAside={props.footerAside}
      cancelLabel={obstacle ? 'Close' : props.keepLabel}
      {...(!obstacle && { action })}
    >
      <ModalSection>
        {/* What is found out while it is open is read out as it comes. */}
        <div id={textId} aria-live="polite" className={styles.text}>
          {isChecking ? (
            <p className={styles.checking}>
              <Spinner />
              Looking at what it holds…
            </p>
          ) : (
            (obstacle ? [obstacle] : props.body).map((paragraph, index) => (
              <p key={index}>
                <RichText text={paragraph} />
              </p>
            ))
          )}
        </div>
      </ModalSection>
    </Modal>
  )
}
