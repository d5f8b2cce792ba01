import type { ReactNode } from 'react'
import type { Words } from '@/ui/RichText/RichText'

/** One thing a menu offers: a place to go or something to do. */
export interface MenuEntry {
  id: string
  label: string
  href?: string
  onAction?: () => void
  /** Stays in the menu but cannot be chosen, and this is why. */
  disabledReason?: Words | null | undefined
  /** Red. An entry labelled `Delete` is so by itself. */
  isDanger?: boolean
  /** Of several choices the one that holds: marked with a check. Only entries that are choices say it. */
  isCurrent?: boolean
  icon?: ReactNode
  /** Begins another group: a rule stands above it. */
  startsGroup?: boolean
}

export const isDangerous = ({ label, isDanger, disabledReason }: MenuEntry): boolean =>
  !disabledReason && (isDanger ?? label.toLowerCase() === 'delete')
