import type { ReactNode } from 'react'
import type { IpVersion } from '@/lib/ip'
import { cx } from '@/ui/cx'
import styles from './Badge.module.css'

export type BadgeTone = 'success' | 'info' | 'danger' | 'notice' | 'neutral' | 'purple'

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  /** For what has failed only. */
  isSolid?: boolean
  /** Whether a dot marks it as a state. */
  hasDot?: boolean
  /** Keeps the text as it is, for values that users may want to type. */
  isVerbatim?: boolean
}

const ACRONYMS = /\b(icmp|ip|jit|saml|scim|snat|vpc)\b/g

/** The API's words as users write them: `ip_net` → `IP network`. */
const inWords = (children: ReactNode): ReactNode =>
  typeof children === 'string'
    ? children.replace('ip_net', 'ip network').replace(ACRONYMS, word => word.toUpperCase())
    : children

/** A label for the state or kind of an object. */
export function Badge({ children, tone = 'neutral', isSolid, hasDot, isVerbatim }: BadgeProps) {
  return (
    <span
      className={cx(
        styles.badge,
        styles[tone],
        isSolid && styles.solid,
        hasDot && styles.dotted,
        isVerbatim && styles.verbatim,
      )}
      translate={isVerbatim ? 'no' : undefined}
      data-badge
    >
      {isVerbatim ? children : inWords(children)}
    </span>
  )
}

/** An IP version: `IPv4`. */
export function VersionBadge({ version }: { version: IpVersion }) {
  return <Badge isVerbatim>{`IP${version}`}</Badge>
}
