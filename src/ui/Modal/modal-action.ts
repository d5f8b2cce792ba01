import type { Words } from '@/ui/RichText/RichText'

/** The main action of a dialog. */
export interface ModalAction {
  label: string
  onPress?: (() => void) | undefined
  tone?: 'primary' | 'danger' | undefined
  /** Submits this form instead of calling `onPress`. */
  formId?: string | undefined
  isPending?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Disables the action and says why. */
  disabledReason?: Words | null | undefined
}
