import type { FileCheck } from '@/store/system/update/upload'
import { Badge } from '@/ui/Badge/Badge'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './upload.module.css'

/** The checksum of the chosen file, and whether it is the expected one. */
export function FileChecksum({ hash, percent, isMatch, problem }: FileCheck) {
  if (problem !== undefined) return null
  return (
    <dl className={styles.checksum}>
      <dt>SHA-256</dt>
      <dd>
        {hash === null ? (
          <div className={styles.computing} data-figures>
            <ProgressBar label="Checksum" value={percent} /> {percent}%
          </div>
        ) : (
          <>
            <span className={styles.hash}>
              {hash} <CopyButton label="Copy SHA-256" text={hash} />
            </span>
            <span role="status">
              {isMatch === true && <Badge tone="success">Matches</Badge>}
              {isMatch === false && <Badge tone="danger">Does not match</Badge>}
            </span>
          </>
        )}
      </dd>
    </dl>
  )
}
