import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import styles from './Cells.module.css'

export interface CopyableIpProps {
  ip: string
  /** Shows the address as text, if a link to it makes no sense. */
  isPlain?: boolean
}

/** An address to open and copy. */
export function CopyableIp({ ip, isPlain = false }: CopyableIpProps) {
  const host = ip.includes(':') ? `[${ip}]` : ip
  return (
    <span
      className={cx(styles.inline, styles.mono, !ip.includes(':') && styles.whole)}
      translate="no"
    >
      {isPlain ? (
        ip
      ) : (
        <Link href={`https://${host}`} look="quiet" isArrowHidden>
          {ip}
        </Link>
      )}
      <CopyButton label={`Copy ${ip}`} text={ip} />
    </span>
  )
}
