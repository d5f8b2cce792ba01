import { emphasis, rich } from '@/lib/rich-text'
import type { LeaveDialog } from '@/machines/navigation/navigation.events'
import { confirmWith } from '@/store/commands/action'
import { uploadCancelled } from './events'

/** The source that links the outcome of cancelling to its confirmation. */
export const CANCEL_SOURCE = 'imageUpload/cancel'

/** The confirmation of cancelling the upload. */
export const cancelUpload = (image: string) =>
  confirmWith(
    {
      verb: 'Cancel',
      kind: 'upload',
      name: image,
      text: rich`Are you sure you want to cancel the upload of the image ${emphasis(image)}?`,
      consequences: rich`The data sent so far is deleted. The form keeps what you entered.`,
      tone: 'danger',
      keepLabel: 'Keep uploading',
    },
    { source: CANCEL_SOURCE, event: uploadCancelled() },
  )

/** The dialog shown when the upload's screen is left while it runs. */
export const leaveDialogFor = (image: string): LeaveDialog => ({
  title: 'Leave upload',
  text: rich`The image ${emphasis(image)} is being uploaded. The upload continues while you work elsewhere in the console, as long as this tab stays open.`,
  stayLabel: 'Stay',
  leaveLabel: 'Keep uploading',
  other: { label: 'Cancel upload', event: uploadCancelled() },
})
