import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ReplayFrameReport } from '@/app/browser/replay/protocol'
import { formatDateTime } from '@/lib/time'
import type { PlayerViewModel } from '@/store/replay/player/selectors'
import { Button } from '@/ui/Button/Button'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { Controls } from './Controls'
import { Details } from './Details'
import type { LogFile } from './log-file'
import { ReplayFrame } from './ReplayFrame'
import { Timeline } from './Timeline'
import { useKeys } from './use-keys'
import styles from './Player.module.css'

interface PlayerProps {
  file: LogFile
  player: PlayerViewModel
  onClose: () => void
}

/** An open log: the console under replay, the controls, the timeline and the last step. */
export function Player({ file, player, onClose }: PlayerProps) {
  const reader = useLocale()
  const [report, setReport] = useState<ReplayFrameReport | null>(null)
  const press = useKeys(player)
  const { header } = file.log
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>Replay</h1>
        <span className={styles.file} title={file.name}>
          {file.name}
        </span>
        <span className={styles.about}>
          {formatDateTime(header.start, reader)}, build {header.build}
        </span>
        <LinkButton href="/" size="sm" tone="ghost">
          <ArrowLeft size={14} />
          Back to console
        </LinkButton>
        <Button size="sm" onPress={onClose}>
          Open another log
        </Button>
      </header>
      {header.build !== __BUILD__ && (
        <div className={styles.notice}>
          <Message tone="notice" title="This log is of another build">
            It was recorded with build {header.build}; this is build {__BUILD__}. What the console
            does may have changed since, so the replay may leave the log.
          </Message>
        </div>
      )}
      {player.state === 'failed' && (
        <div className={styles.notice} role="alert">
          <Message tone="danger" title="The replay has stopped">
            {player.message}
          </Message>
        </div>
      )}
      <div className={styles.parts}>
        <div className={styles.console}>
          <div className={styles.replayFrame}>
            <ReplayFrame file={file} player={player} onReport={setReport} onKey={press} />
          </div>
          <Controls player={player} />
        </div>
        <div className={styles.aside}>
          <Timeline items={file.items} player={player} />
          <div className={styles.step}>
            <Details file={file} player={player} report={report} />
          </div>
        </div>
      </div>
    </>
  )
}
