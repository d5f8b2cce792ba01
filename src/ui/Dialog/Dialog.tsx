import { X } from 'lucide-react'
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition'
import {
  useEffect,
  useRef,
  type PointerEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/Button/Button'
import type { Words } from '@/ui/RichText/RichText'
import { useShowOrder } from '@/ui/lazy/lazy'
import { InDialog } from './InDialog'
import styles from './Dialog.module.css'

interface Entry {
  order: number
  /** Whether the dialog has been shown: dialogs over it do not hide it again. */
  hasAppeared: boolean
}

/** The requested dialogs. If two have the same number, the later one is further back. */
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Entry[]) => {
  entries = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isLast = (entry: Entry) =>
  entries.includes(entry) &&
  entries.slice(entries.indexOf(entry) + 1).every(({ order }) => order < entry.order) &&
  entries.every(({ order }) => order <= entry.order)

/**
 * Whether a dialog may be shown now. Dialogs appear over those requested before them. A dialog
 * whose code arrives too late for that, or together with that of the next one, waits until the next
 * one is closed: two that appear at once would make each other inert.
 */
const useTurn = (): boolean => {
  const order = useShowOrder()
  const [entry] = useState<Entry>(() => ({ order, hasAppeared: false }))
  useLayoutEffect(() => {
    change([...entries, entry])
    return () => change(entries.filter(other => other !== entry))
  }, [entry])
  const isShown = useSyncExternalStore(subscribe, () => entry.hasAppeared || isLast(entry))
  useLayoutEffect(() => {
    if (isShown) entry.hasAppeared = true
  }, [entry, isShown])
  return isShown
}

interface DialogProps {
  /** Label of a dialog without a title: set this or `labelledBy`. */
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** Called on Escape or a press beside the dialog. */
  onDismiss: () => void
  /** Positions the dialog. */
  overlayClassName?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A press beside a dialog with an open combobox list only closes that list. */
const isListOpen = () => document.querySelector('[data-trigger="ComboBox"]') !== null

/** Handles presses that begin and end beside the dialog, except those that only close a list. */
const usePressBeside = (onPress: () => void) => {
  const isPress = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      isPress.current = event.target === event.currentTarget && !isListOpen()
    },
    // Keeps the focus, because the dialog may stay. An open list closes when it loses the focus.
    onMouseDown: (event: MouseEvent) => {
      if (isPress.current) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      if (isPress.current && event.target === event.currentTarget) onPress()
    },
  }
}

/**
 * React-aria keeps a reference to each element in a transition. If the element leaves the page
 * meanwhile, as most of a closing dialog may, the reference is released only at the next call of
 * `runAfterTransition`.
 */
const useRelease = () => useEffect(() => () => void runAfterTransition(() => undefined), [])

/**
 * The common parts of all dialogs: a layer over the page, a focus trap that restores the focus, and
 * dismissal by Escape or a press beside it. Open while mounted.
 */
export function Dialog(props: DialogProps) {
  const pressBeside = usePressBeside(props.onDismiss)
  const isShown = useTurn()
  useRelease()
  if (!isShown) return null
  return (
    <ModalOverlay
      isOpen
      className={cx(styles.overlay, props.overlayClassName)}
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
 * Focuses the dialog immediately, unless something in it has the focus. React-aria would wait for
 * transitions to end if a key opened the dialog, and text typed meanwhile would be lost.
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
  /** Whether the dialog must stay open until its action ends. */
  isDisabled?: boolean
  /** Why the dialog must stay open for now. */
  disabledReason?: Words | null | undefined
}

/** The × of a dialog. Last in document order, so that focus does not start on it. */
export function CloseButton({ onPress, isDisabled = false, disabledReason }: CloseButtonProps) {
  return (
    <span className={styles.close}>
      <IconButton
        label="Close"
        isDisabled={isDisabled}
        disabledReason={disabledReason}
        onPress={onPress}
      >
        <X size={16} />
      </IconButton>
    </span>
  )
}
