import type { ReactNode } from 'react'

/** An option. Keep the array stable between renders, because options are memoised. */
export interface Item {
  value: string
  /** Matched while typing, and shown unless `selectedLabel` is set. */
  label: string
  /** After the label on the same line: usually a badge. */
  aside?: ReactNode
  /** A second, muted line. */
  detail?: ReactNode
  /** What the field shows once the item is chosen. */
  selectedLabel?: string
  isDisabled?: boolean
}
