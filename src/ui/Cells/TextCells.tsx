import type { ReactNode } from 'react'
import { Text } from '@/ui/Layout/Layout'
import { cx, translateOf } from '@/ui/cx'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { Truncate } from '@/ui/Truncate/Truncate'
import styles from './Cells.module.css'
import link from '@/ui/Link/Link.module.css'

/** A sentence in a table, on as many lines as it needs beside the other columns. */
export function TextCell({ children }: { children: string }) {
  return <span className={styles.text}>{children}</span>
}

export interface TwoLineCellProps {
  first: ReactNode
  second: ReactNode
}

/** Two facts about a row, the second one muted. */
export function TwoLineCell({ first, second }: TwoLineCellProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <Text color="text-faint" fontSize="sm">
        {second}
      </Text>
    </span>
  )
}

export interface CutCellProps {
  /** An id or a hash. */
  text: string
  /** In characters, including the ellipsis. */
  max: number
  copyLabel: string
}

/** A long code in a table, cut in the middle, with a button to copy it. */
export function CutCell({ text, max, copyLabel }: CutCellProps) {
  return (
    <span className={cx(styles.inline, styles.mono, styles.whole)} translate="no">
      <Truncate text={text} max={max} position="middle" />
      <CopyButton label={copyLabel} text={text} />
    </span>
  )
}

export interface ButtonCellProps {
  onPress: () => void
  children: string
}

/** Looks like the link of a row, for rows that open something other than a page. */
export function ButtonCell({ onPress, children }: ButtonCellProps) {
  return (
    <button
      type="button"
      translate={translateOf(children)}
      onClick={onPress}
      className={cx(link.link, link.quiet, styles.link, styles.name, styles.cut)}
    >
      {children}
    </button>
  )
}
