import { X } from 'lucide-react'
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition'
import { useEffect, useRef, type PointerEvent, type MouseEvent, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './Dialog.module.css'
import { InDialog } from './InDialog'
import { useTurn } from './useTurn'

interface DialogProps {
  /** Names the dialog where no title does: give this or `labelledBy`. */
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** Escape or a press beside the dialog. */
  onDismiss: () => void
  /** Places the dialog on the screen. */
  overlayClassName?: string | undefined
  isOverlayClear?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A press beside it closes the list of a combobox, and nothing else. */
const isListOpen = () => document.querySelector('[data-trigger="ComboBox"]') !== null

/** Whether a press began and ended beside the dialog, and not while it only closed a list. */
const usePressBeside = (onPress: () => void) => {
  const isPress = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      isPress.current = event.target === event.currentTarget && !isListOpen()
    },
    // The focus stays where it is: the dialog may stay, too. A list closes by losing it.
    onMouseDown: (event: MouseEvent) => {
      if (isPress.current) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      if (isPress.current && event.target === event.currentTarget) onPress()
    },
  }
}

/**
 * react-aria remembers each element that is in a transition. Of one that left the page meanwhile, as
 * most of a dialog may when it closes, it lets go only when somebody asks for the end of transitions.
 */
const useRelease = () => useEffect(() => () => void runAfterTransition(() => undefined), [])

/**
 * What all dialogs have in common: a layer over the page, the focus kept inside and given back
 * afterwards, dismissal by Escape and by a press beside it. Open while it is mounted.
 */
export function Dialog(props: DialogProps) {
  const pressBeside = usePressBeside(props.onDismiss)
  const isShown = useTurn()
  useRelease()
  if (!isShown) return null
  return (
    <ModalOverlay
      isOpen
      className={cx(styles.overlay, !props.isOverlayClear && styles.dark, props.overlayClassName)}
      onOpenChange={isOpen => {
        if (!isOpen) props.onDismiss()
      }}
      {...pressBeside}
    >
      <Modal className={cx(styles.modal)}>
        <AriaDialog
          role={props.role ?? 'dialog'}
          className={cx(styles.dialog, props.className)}
          {...(props.label && { 'aria-label': props.label })}
          {...(props.labelledBy && { 'aria-labelledby': props.labelledBy })}
          {...(props.describedBy && { 'aria-describedby': props.describedBy })}
        >
          <TakeFocus />
          <InDialog value={true}>{props.children}</InDialog>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * The dialog has the focus from the first, unless something in it has. Left to itself react-aria
 * waits for transitions to end when the dialog was opened by a key, which counts as a press without a
 * pointer; what is typed meanwhile would be lost.
 */
function TakeFocus() {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = start.current?.parentElement
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true })
  }, [])
  return <span ref={start} hidden />
}

interface CloseButtonProps {
  onPress: () => void
  /** While what the dialog has started is under way, and it has to stay for that. */
  isDisabled?: boolean
}

/** The × of a dialog. Last in the dialog's document order, so that it is not where focus starts. */
export function CloseButton({ onPress, isDisabled = false }: CloseButtonProps) {
  return (
    <span className={styles.close}>
      <IconButton label="Close" isDisabled={isDisabled} onPress={onPress}>
        <X size={16} />
      </IconButton>
    </span>
  )
}
