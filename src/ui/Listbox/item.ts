import type { ReactNode } from 'react'

/** One of the things to choose from. Keep the array between renders: options are memoised. */
export interface Item {
  value: string
  /** What typing is compared with, and what is shown unless `selectedLabel` says otherwise. */
  label: string
  /** Follows the label on its line: a badge, as a rule. */
  aside?: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** What the field shows once the item is chosen. */
  selectedLabel?: string
  isDisabled?: boolean
}
