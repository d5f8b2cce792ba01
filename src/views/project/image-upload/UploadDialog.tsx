import { useMemo } from 'react'
import { Pause, Play } from 'lucide-react'
import { navigationRequested } from '@/store/navigation/events'
import { cancelUpload } from '@/store/project/image-upload/actions'
import {
  uploadAcknowledged,
  uploadRequested,
  uploadSentToBackground,
  uploadPaused,
  uploadResumed,
} from '@/store/project/image-upload/events'
import { type UploadViewModel, paceOf, SENDING_ROW } from '@/store/project/image-upload/progress'
import { afterUpload } from '@/store/project/image-upload/upload.form'
import { projectPaths } from '@/store/project/paths'
import { useSend } from '@/store/setup/hooks'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Button } from '@/ui/Button/Button'
import { Row } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RequestId } from '@/ui/RequestId/RequestId'
import { useParams } from '@/views/shell/route-context'
import { FileProgress } from '@/ui/FileProgress/FileProgress'
import { Steps } from '@/ui/Steps/Steps'

/** The steps of an upload with the status of each; that of the file has a button to pause. */
function UploadSteps(upload: UploadViewModel) {
  const send = useSend()
  const { steps, isSending } = upload
  const isPaused = upload.phase === 'paused'
  return (
    <Steps steps={steps} row={SENDING_ROW}>
      <FileProgress {...upload} pace={isSending && paceOf(upload)}>
        {isSending && (
          <Button size="sm" onPress={() => send(isPaused ? uploadResumed() : uploadPaused())}>
            {isPaused ? <Play size={14} /> : <Pause size={14} />}
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
      </FileProgress>
    </Steps>
  )
}

const TOO_LATE = 'The image is already being created: it is too late to cancel.'

/** The text to announce: each step once, and the result. */
const newsOf = ({ phase, doing, failure }: UploadViewModel) => {
  if (phase === 'done') return 'Image uploaded successfully'
  if (phase === 'unreachable') return 'No connection: the upload continues when it is back.'
  return failure ? `Upload failed: ${failure.message}` : doing
}

function Failure({
  project,
  doing,
  failure,
}: Pick<UploadViewModel, 'project' | 'doing' | 'failure'>) {
  const send = useSend()
  if (!failure) return null
  const { message, aftermath, requestId, retry, keptSnapshot } = failure
  return (
    <ModalSection>
      <div role="alert">
        <Message tone="danger" title={`Failed: ${doing}`}>
          <p>{message}</p>
          {aftermath && <p>{aftermath}</p>}
          <RequestId id={requestId} />
        </Message>
      </div>
      {retry && (
        <div>
          <Button onPress={() => send(uploadRequested(retry))}>Try again</Button>
        </div>
      )}
      {keptSnapshot && (
        <Message>
          What was uploaded is kept in the snapshot {keptSnapshot}.{' '}
          <Link href={projectPaths.imageCreate({ project, snapshot: keptSnapshot })}>
            Create image from snapshot
          </Link>
        </Message>
      )}
    </ModalSection>
  )
}

/** The progress of an upload, step by step, and the buttons to pause and leave it. */
export function UploadDialog(upload: UploadViewModel) {
  const send = useSend()
  const { image, phase } = upload
  const place = useParams(projectPaths.imageUploadFor)
  const isUnderWay = phase !== 'failed' && phase !== 'done'
  const news = newsOf(upload)
  const messages = useMemo(() => [{ id: news, text: news }], [news])
  /** The page that it leads to acknowledges the upload, because it takes the image first. */
  const finish = () => send(navigationRequested({ to: afterUpload(place), replace: true }))
  const goBack = () => {
    if (isUnderWay) send(cancelUpload(image))
    else if (phase === 'done') finish()
    else send(uploadAcknowledged())
  }
  return (
    <Modal
      title="Image upload progress"
      onDismiss={goBack}
      cancelLabel={isUnderWay ? 'Cancel' : phase === 'done' ? 'Done' : 'Back'}
      cancelDisabledReason={isUnderWay && upload.isFinal ? TOO_LATE : null}
    >
      <Announcer messages={messages} />
      <Failure {...upload} />
      <ModalSection>
        <UploadSteps {...upload} />
        {isUnderWay && (
          <Row gap={2} justifyContent="space-between" flexWrap="wrap" fontSize="sm">
            <span>You can work elsewhere in the console while this tab stays open.</span>
            <Button size="sm" onPress={() => send(uploadSentToBackground(place))}>
              Continue in background
            </Button>
          </Row>
        )}
      </ModalSection>
    </Modal>
  )
}
