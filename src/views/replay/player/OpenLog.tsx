import type { PlayerViewModel } from '@/store/replay/player/player'
import { settingsPaths } from '@/store/settings/paths'
import { FileField } from '@/ui/FileField/FileField'
import { Kbd } from '@/ui/Kbd/Kbd'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './Player.module.css'

interface OpenLogProps {
  player: Pick<PlayerViewModel, 'state' | 'message'>
  onChoose: (file: File) => void
}

/** The page that opens a log. Says why the last one could not be replayed. */
export function OpenLog({ player, onChoose }: OpenLogProps) {
  return (
    <div className={styles.openLog}>
      <Stack gap={4} width="100%" maxWidth="32rem">
        <h1 className={styles.openTitle}>Replay</h1>
        <Text as="p" color="text-muted">
          Runs a recorded session again, input by input, in a console that is cut off from the
          network. The file stays in this browser. What this browser has recorded is saved as such
          files in the settings, under <Link href={settingsPaths.recording()}>Recording</Link>.
        </Text>
        <FileField
          label="Log of a session"
          name="log"
          file={null}
          accept={['.jsonl', '.gz']}
          isOptionalHidden
          isRequired
          error={player.message ?? undefined}
          onChoose={file => file && onChoose(file)}
        />
        <p role="status" className={styles.openStatus}>
          {player.state === 'reading' && (
            <>
              <Spinner /> Reading the log…
            </>
          )}
        </p>
        <Text as="p" color="text-muted">
          Once it is open: <Kbd>Space</Kbd> plays and pauses, <Kbd>←</Kbd> <Kbd>→</Kbd> step,{' '}
          <Kbd>Home</Kbd> and <Kbd>End</Kbd> go to the ends. <Kbd>a</Kbd>, <Kbd>r</Kbd> and{' '}
          <Kbd>e</Kbd> go to the next action, request and error, with <Kbd>Shift</Kbd> to the one
          before; <Kbd>+</Kbd>, <Kbd>-</Kbd> and <Kbd>0</Kbd> zoom the time axis; <Kbd>b</Kbd> adds
          a bookmark.
        </Text>
      </Stack>
    </div>
  )
}
