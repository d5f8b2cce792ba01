import { Pause, Play, X } from 'lucide-react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectDownload } from '@/store/system/support-bundles/download'
import {
  downloadAcknowledged,
  downloadCancelled,
  downloadPaused,
  downloadResumed,
} from '@/store/system/support-bundles/events'
import { Button } from '@/ui/Button/Button'
import { Row } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { RequestId } from '@/ui/RequestId/RequestId'
import { SENTENCES } from './download-words'
import styles from './support-bundles.module.css'

/** The download of this bundle or one of its files, on the bundle's page. */
export function DownloadProgress({ bundleId }: { bundleId: string }) {
  const send = useSend()
  const download = useAppSelector(selectDownload)
  if (download?.bundleId !== bundleId) return null
  const { name, phase, percent, amount, pace, failure, isAnew } = download
  const isStopped = phase === 'paused' || phase === 'failed'
  return (
    <section aria-label="Download" className={styles.download}>
      <span role="status">{SENTENCES[phase](name)}</span>
      <ProgressBar label={`Download of ${name}`} value={percent} />
      <Row
        gap={3}
        rowGap={1}
        justifyContent="space-between"
        flexWrap="wrap"
        color="text-muted"
        fontSize="sm"
        data-figures
      >
        <span>{amount}</span>
        <span>{pace}</span>
        <span>{percent}%</span>
      </Row>
      {phase === 'failed' && failure && (
        <div role="alert">
          <Message tone="danger">
            {failure.message}
            <RequestId id={failure.requestId} />
          </Message>
        </div>
      )}
      {isAnew && (
        <Message tone="notice">
          The rack could not resume the download, so it has started over.
        </Message>
      )}
      <Row gap={2} flexWrap="wrap">
        {phase === 'receiving' && (
          <Button size="sm" onPress={() => send(downloadPaused())}>
            <Pause size={14} />
            Pause
          </Button>
        )}
        {isStopped && (
          <Button size="sm" onPress={() => send(downloadResumed())}>
            <Play size={14} />
            Resume
          </Button>
        )}
        {(phase === 'receiving' || isStopped) && (
          <Button size="sm" onPress={() => send(downloadCancelled())}>
            <X size={14} />
            Cancel download
          </Button>
        )}
        {phase === 'done' && (
          <Button size="sm" onPress={() => send(downloadAcknowledged())}>
            Dismiss
          </Button>
        )}
      </Row>
    </section>
  )
}
