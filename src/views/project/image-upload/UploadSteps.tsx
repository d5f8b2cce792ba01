import { Pause, Play } from 'lucide-react'
import { uploadPaused, uploadResumed } from '@/store/project/image-upload/events'
import { type UploadViewModel, paceOf, SENDING_ROW } from '@/store/project/image-upload/progress'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { FileProgress } from '@/ui/FileProgress/FileProgress'
import { Steps } from '@/ui/Steps/Steps'

/** The steps of an upload with the status of each; that of the file has a button to pause. */
export function UploadSteps(upload: UploadViewModel) {
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
