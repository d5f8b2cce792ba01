import type { ReactNode } from 'react'
import type { Words } from '@/ui/RichText/RichText'

/** An entry of a menu: a link or an action. */
export interface MenuEntry {
  id: string
  label: string
  href?: string
  onAction?: () => void
  /** Disables the entry and says why. */
  disabledReason?: Words | null | undefined
  /** Red. True by default for entries labelled `Delete`. */
  isDanger?: boolean
  /**
   * Whether this is the current one of several choices, marked with a check. Only set on choices.
   */
  isCurrent?: boolean
  icon?: ReactNode
  /** Starts a new group, with a rule above it. */
  startsGroup?: boolean
}

export const isDangerous = ({ label, isDanger, disabledReason }: MenuEntry): boolean =>
  !disabledReason && (isDanger ?? label.toLowerCase() === 'delete')
