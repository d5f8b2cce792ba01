import { CircleAlert, CircleCheck, Info, SquareTerminal, X } from 'lucide-react'
import { plainText, type RichText as RichTextData } from '@/lib/rich-text'
import { truncateEnd } from '@/lib/text'
import { Button, IconButton } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { lazy } from '@/ui/lazy/lazy'
import { RichText } from '@/ui/RichText/RichText'
import styles from './Toasts.module.css'

export interface ToastData {
  id: string | number
  variant: 'success' | 'error' | 'info'
  /** Omitted for a success without a title; the others default to their kind. */
  title?: string | undefined
  content: RichTextData
  link?: { label: string; to: string } | undefined
  action?: { label: string } | undefined
  /** Id of the command it reports, if that can be shown. */
  commandId?: number | undefined
  /** Id of the failed request. */
  requestId?: string | undefined
}

/** Lazy, because few toasts report a failure. */
const RequestId = lazy(async () => (await import('@/ui/RequestId/RequestId')).RequestId)

const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const defaultTitles = { success: 'Success', error: 'Error', info: 'Note' }
const LINK_LENGTH = 36

export const toastTitle = (toast: ToastData): string => toast.title ?? defaultTitles[toast.variant]

interface ToastProps {
  toast: ToastData
  isLeaving: boolean
  onDismiss: () => void
  onAct: () => void
  onShowCommand: (commandId: number) => void
}

/** A message about the result of something the user did. */
export function Toast({ toast, isLeaving, onDismiss, onAct, onShowCommand }: ToastProps) {
  const Icon = icons[toast.variant]
  const { commandId } = toast
  const hasTitle = toast.title !== undefined || toast.variant !== 'success'
  return (
    <div className={cx(styles.slot)} data-leaving={isLeaving || undefined} inert={isLeaving}>
      <div className={cx(styles.toast, styles[toast.variant])}>
        <Icon size={16} className={styles.icon} />
        <Text as="div" flex={1} minWidth={0} overflowWrap="anywhere">
          {hasTitle && (
            <Text as="div" fontWeight="medium">
              {toastTitle(toast)}
            </Text>
          )}
          <div className={cx(hasTitle && styles.below)}>
            <RichText text={toast.content} />
          </div>
          <RequestId id={toast.requestId} />
          {toast.link && (
            <Text as="div" marginTop={1}>
              <Link href={toast.link.to}>{truncateEnd(toast.link.label, LINK_LENGTH)}</Link>
            </Text>
          )}
          {toast.action && (
            <Text as="div" marginTop={1}>
              <Button size="sm" onPress={onAct}>
                {toast.action.label}
              </Button>
            </Text>
          )}
        </Text>
        {commandId !== undefined && (
          <span className={styles.dismiss}>
            <IconButton label="Show equivalent command" onPress={() => onShowCommand(commandId)}>
              <SquareTerminal size={14} />
            </IconButton>
          </span>
        )}
        <span className={styles.dismiss}>
          <IconButton
            label={`Dismiss notification: ${plainText(toast.content)}`}
            onPress={onDismiss}
          >
            <X size={14} />
          </IconButton>
        </span>
      </div>
    </div>
  )
}
