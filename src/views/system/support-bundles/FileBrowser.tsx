import { useMemo, useState } from 'react'
import { pluralize } from '@/lib/text'
import { navigationRequested } from '@/store/navigation/events'
import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { bundleFileOf } from '@/store/system/paths'
import { filteredTree, selectBundleFiles } from '@/store/system/support-bundles/contents'
import { bundleIndexQuery } from '@/store/system/support-bundles/queries'
import { FileTree } from '@/ui/FileTree/FileTree'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TextField } from '@/ui/TextField/TextField'
import { FileContent } from './FileContent'
import styles from './support-bundles.module.css'

interface FileBrowserProps {
  bundleId: string
  /** The path of the file that is shown. */
  file: string | null
}

/** The files of an active bundle as a tree, and the content of one of them. */
export function FileBrowser({ bundleId, file }: FileBrowserProps) {
  const query = bundleIndexQuery({ bundleId })
  useQueries([query])
  const files = useAppSelector(state => selectBundleFiles(state, { bundleId }))
  const failure = useAppSelector(state => selectFailure(state, query))
  if (failure !== undefined)
    return <Message tone="notice">The list of files could not be read: {failure}</Message>
  if (!files) return <Skeleton width="100%" height="12rem" />
  return (
    <div className={styles.browser}>
      <Files files={files} bundleId={bundleId} file={file} />
      {file === null ? (
        <Text as="p" color="text-muted">
          Choose a file to view it.
        </Text>
      ) : (
        <FileContent key={file} bundleId={bundleId} file={file} />
      )}
    </div>
  )
}

function Files({ files, bundleId, file }: FileBrowserProps & { files: readonly string[] }) {
  const send = useSend()
  const [filter, setFilter] = useState('')
  const { nodes, found, isCut } = useMemo(() => filteredTree(files, filter), [files, filter])
  const open = (id: string) =>
    send(navigationRequested({ to: bundleFileOf(bundleId, id), replace: true }))
  return (
    <Stack gap={2}>
      <TextField
        name="filter"
        label="Filter files"
        value={filter}
        onChange={setFilter}
        isOptionalHidden
      />
      <Text as="p" role="status" color="text-muted" data-figures>
        {filter.trim() === ''
          ? pluralize('file', files.length)
          : `${found} of ${pluralize('file', files.length)}${isCut ? ', of which the first are shown' : ''}`}
      </Text>
      <FileTree
        label="Files"
        nodes={nodes}
        isOpen={filter.trim() !== ''}
        selected={file}
        onSelect={open}
      />
    </Stack>
  )
}
