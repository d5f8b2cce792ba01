import { Download } from 'lucide-react'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectDownload } from '@/store/system/support-bundles/download'
import { downloadAcknowledged } from '@/store/system/support-bundles/events'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'
import { SENTENCES, SHORT } from './download-words'

/** Shows a download on all screens but that of its bundle, and links back to it. */
export function DownloadChip() {
  const send = useSend()
  const download = useAppSelector(selectDownload)
  const path = useAppSelector(selectLocation)?.path
  if (!download) return null
  const { bundleId, name, phase, percent, pace } = download
  const href = systemPaths.supportBundle({ bundleId })
  if (path === href) return null
  return (
    <ProgressChip
      label="Download"
      icon={Download}
      phase={phase}
      short={SHORT[phase]}
      sentence={SENTENCES[phase](name)}
      progress={phase === 'receiving' && { percent, pace }}
      details={{ label: 'Details', href }}
      onDismiss={phase === 'done' && (() => send(downloadAcknowledged()))}
    />
  )
}
