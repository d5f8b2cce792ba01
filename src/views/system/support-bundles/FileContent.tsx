import { formatNumber } from '@/lib/number'
import { useState } from 'react'
import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import {
  partQueries,
  selectFileSize,
  selectFileView,
  type FileView,
} from '@/store/system/support-bundles/contents'
import { selectIsDownloading } from '@/store/system/support-bundles/download'
import { downloadRequested } from '@/store/system/support-bundles/events'
import { Button } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TextField } from '@/ui/TextField/TextField'
import styles from './support-bundles.module.css'

interface FileContentProps {
  bundleId: string
  file: string
}

/** A file of a bundle: its text, as far as it is read, or its size if it has none. */
export function FileContent({ bundleId, file }: FileContentProps) {
  const send = useSend()
  const [count, setCount] = useState(1)
  const size = useAppSelector(state => selectFileSize(state, { bundleId, file }))
  const queries = size === 0 ? [] : partQueries({ bundleId, file }, count)
  useQueries(queries)
  const view = useAppSelector(state => selectFileView(state, { bundleId, file }, size, count))
  const failure = useAppSelector(state =>
    queries.map(query => selectFailure(state, query)).find(Boolean),
  )
  const isDownloading = useAppSelector(selectIsDownloading)
  return (
    <Stack as="section" aria-label={file} gap={2}>
      <Row gap={3} rowGap={2} flexWrap="wrap">
        <Text as="h3" flex="1 1 12rem" overflowWrap="anywhere">
          {file}
        </Text>
        {size !== undefined && <span data-figures>{formatBytes(size)}</span>}
        <Button
          size="sm"
          disabledReason={isDownloading ? 'Another download is under way' : undefined}
          onPress={() => send(downloadRequested({ bundleId, file }))}
        >
          Download file
        </Button>
      </Row>
      {failure !== undefined && (
        <Message tone="notice">The file could not be read: {failure}</Message>
      )}
      {view?.kind === 'binary' && <p>It is not text, so it can only be downloaded.</p>}
      {view?.kind === 'text' && <Lines view={view} file={file} />}
      {view?.kind === 'text' && !view.isWhole && failure === undefined && (
        <div>
          <Button size="sm" onPress={() => setCount(before => before + 1)}>
            Load more
          </Button>
        </div>
      )}
      {!view && failure === undefined && <Skeleton width="100%" height="12rem" />}
    </Stack>
  )
}

/** The lines of a text with their numbers; only those that contain what is searched for. */
function Lines({ view: { lines, isWhole }, file }: { view: FileView; file: string }) {
  const [wanted, setWanted] = useState('')
  const text = wanted.toLowerCase()
  const found = lines.flatMap((line, at) =>
    text === '' || line.toLowerCase().includes(text) ? [[at + 1, line] as const] : [],
  )
  return (
    <>
      <TextField
        name="find"
        label="Find lines"
        value={wanted}
        onChange={setWanted}
        isOptionalHidden
      />
      <Text as="p" role="status" color="text-muted" data-figures>
        {text !== '' && `${formatNumber(found.length)} of `}
        {pluralize('line', lines.length)}
        {!isWhole && ' read so far'}
      </Text>
      <div
        role="region"
        aria-label={`Content of ${file}`}
        tabIndex={0}
        className={styles.lines}
        data-figures
      >
        <pre aria-hidden="true" className={styles.numbers}>
          {found.map(([number]) => number).join('\n')}
        </pre>
        <pre translate="no">{found.map(([, line]) => line).join('\n')}</pre>
      </div>
    </>
  )
}
