import { useMemo } from 'react'
import { formClosed } from '@/store/forms/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import { cancelUpload, SET_TARGET } from '@/store/system/update/actions'
import { uploadAcknowledged, uploadRetried } from '@/store/system/update/events'
import { systemPaths } from '@/store/system/paths'
import { selectUploadCommand, type RepositoryUploadViewModel } from '@/store/system/update/upload'
import { UPLOAD } from '@/store/system/update/upload.form'
import { selectHasNoTrustRoots } from '@/store/system/update/update'
import { Announcer } from '@/ui/Announcer/Announcer'
import { FileProgress } from '@/ui/FileProgress/FileProgress'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection, type ModalAction } from '@/ui/Modal/Modal'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Steps } from '@/ui/Steps/Steps'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

const TRUST_ROOTS = { label: 'Trust roots', href: systemPaths.updateTrustRoots() }

/** Said before uploading, and again if the upload failed for it. */
export function NoTrustRoots() {
  return (
    useAppSelector(selectHasNoTrustRoots) && (
      <Message tone="notice" title="There are no trust roots" link={TRUST_ROOTS}>
        The system refuses every repository until there is one.
      </Message>
    )
  )
}

function Failure({ failure }: Pick<RepositoryUploadViewModel, 'failure'>) {
  if (!failure) return null
  return (
    <Stack role="alert" gap={3}>
      <Message tone="danger" title="The upload failed">
        <p>{failure.message}</p>
        <RequestId id={failure.requestId} />
      </Message>
      <NoTrustRoots />
    </Stack>
  )
}

function Stored({ stored, isDifferent }: RepositoryUploadViewModel) {
  if (!stored) return null
  const { version, isNew, hash } = stored
  if (isDifferent)
    return (
      <Message tone="danger" title="The system read another file">
        The checksum of repository {version} is {hash}, but the file that was sent has another one.
        Do not set it as the target release.
      </Message>
    )
  return isNew ? (
    <Message tone="success" title={`Repository ${version} uploaded`}>
      Its checksum matches the file.
    </Message>
  ) : (
    <Message title={`The system has repository ${version} already`}>Nothing has changed.</Message>
  )
}

/** What to announce: each step once, and the outcome. */
const newsOf = ({ phase, doing, stored }: RepositoryUploadViewModel) =>
  phase === 'done' && stored ? `Repository ${stored.version} is on the system` : doing

/** The progress of an upload, step by step. Closed, it goes on. */
export function RepositoryUploadProgress(upload: RepositoryUploadViewModel) {
  const send = useSend()
  // The form was submitted, or opened again for this.
  const close = () => send(formClosed({ form: UPLOAD }))
  const command = useAppSelector(selectUploadCommand)
  const { phase, failure, stored, isDifferent, fileName } = upload
  const news = newsOf(upload)
  const messages = useMemo(() => [{ id: news, text: news }], [news])
  const dismiss = () => {
    if (phase === 'failed') send(uploadAcknowledged())
    close()
  }
  const actionOf = (): ModalAction | undefined => {
    if (phase === 'failed')
      return failure?.isFinal
        ? undefined
        : { label: 'Try again', onPress: () => send(uploadRetried()) }
    if (phase !== 'done')
      return { label: 'Cancel upload', tone: 'danger', onPress: () => send(cancelUpload(fileName)) }
    if (!stored || isDifferent) return undefined
    const setTarget = () => {
      close()
      send(requestForm('targetRelease', { version: stored.version }))
    }
    return { label: SET_TARGET, onPress: setTarget }
  }
  return (
    <Modal
      title="Upload repository"
      onDismiss={dismiss}
      cancelLabel="Close"
      action={actionOf()}
      footerAside={command !== undefined && <EquivalentButton of={`command/${command}`} />}
    >
      <Announcer messages={messages} />
      <ModalSection>
        <Failure failure={failure} />
        <Stored {...upload} />
        <Steps steps={upload.steps} row={upload.row}>
          <FileProgress {...upload} />
        </Steps>
        {phase !== 'failed' && phase !== 'done' && (
          <p>
            {phase === 'verifying'
              ? 'Verifying can take some minutes. '
              : 'An interrupted upload starts over. '}
            You can work elsewhere in the console while this tab stays open.
          </p>
        )}
      </ModalSection>
    </Modal>
  )
}
