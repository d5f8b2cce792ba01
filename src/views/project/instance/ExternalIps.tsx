import { Fragment } from 'react'
import { selectExternalIps } from '@/store/project/instance/network'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useInstanceParams } from './use-instance-params'
import styles from './ExternalIps.module.css'

/** The addresses an instance is reached under from outside: two of them, and a way to the others. */
export function ExternalIps() {
  const { project, instance } = useInstanceParams()
  const ips = useAppSelector(state => selectExternalIps(state, project, instance))
  if (!ips) return <LoadingCell />
  if (ips.shown.length === 0) return <EmptyCell />
  return (
    <span className={styles.ips}>
      {ips.shown.map((ip, index) => (
        <Fragment key={ip}>
          {index > 0 && <span className={styles.slash}>/</span>}
          <CopyableIp ip={ip} />
        </Fragment>
      ))}
      {ips.moreHref && (
        <>
          <span className={styles.slash}>/</span>
          <Tooltip content="All external IPs">
            <Link href={ips.moreHref} look="quiet" aria-label="All external IPs">
              …
            </Link>
          </Tooltip>
        </>
      )}
    </span>
  )
}
