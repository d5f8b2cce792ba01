import { CircleAlert, CircleCheck, Download, X } from 'lucide-react'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectDownload } from '@/store/system/support-bundles/download'
import { downloadAcknowledged } from '@/store/system/support-bundles/events'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Link } from '@/ui/Link/Link'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { SENTENCES } from './download-words'
import styles from './DownloadCard.module.css'

const ICONS = { done: CircleCheck, failed: CircleAlert } as const

/** Shows a download on all screens but that of its bundle, and links back to it. */
export function DownloadCard() {
  const send = useSend()
  const download = useAppSelector(selectDownload)
  const path = useAppSelector(selectLocation)?.path
  if (!download) return null
  const { bundleId, name, phase, percent, pace } = download
  const page = systemPaths.supportBundle({ bundleId })
  if (path === page) return null
  const Icon = phase === 'done' || phase === 'failed' ? ICONS[phase] : Download
  return (
    <section aria-label="Download" className={styles.card} data-phase={phase}>
      <Icon size={16} className={styles.icon} />
      <span role="status" className={styles.text}>
        {SENTENCES[phase](name)}
      </span>
      {phase === 'receiving' && (
        <div className={styles.progress} data-figures>
          <div className={styles.bar}>
            <ProgressBar label={`Download of ${name}`} value={percent} />
          </div>
          <span>{[`${percent}%`, pace].filter(Boolean).join(', ')}</span>
        </div>
      )}
      <Link href={page}>Details</Link>
      {phase === 'done' && (
        <IconButton label="Dismiss" onPress={() => send(downloadAcknowledged())}>
          <X size={14} />
        </IconButton>
      )}
    </section>
  )
}
