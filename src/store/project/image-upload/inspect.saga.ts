import { call, put, select, takeLatest } from 'typed-redux-saga'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { BOOT_MARKERS, findingsFrom, type FileFindings } from './rules'
import { IMAGE_UPLOAD, type ImageFile } from './upload.form'

const isNewFile = ({ type, payload }: { type: string; payload?: unknown }) => {
  if (type !== formChanged.type) return false
  const { form, values } = payload as ReturnType<typeof formChanged>['payload']
  const file = values.file as ImageFile | null | undefined
  return form === IMAGE_UPLOAD && Boolean(file) && !file?.findings
}

function* findingsOf({ id, size }: ImageFile) {
  if (size === 0) return null
  const { ports } = yield* services()
  try {
    return findingsFrom(yield* call(ports.files.find, id, BOOT_MARKERS))
  } catch (error) {
    const findings: FileFindings = { error: error instanceof Error ? error.message : String(error) }
    return findings
  }
}

/** Inspects a file as soon as it is chosen, for the notices in the form. */
export function* watchChosenImage() {
  yield* takeLatest(isNewFile, function* ({ payload }: ReturnType<typeof formChanged>) {
    const file = payload.values.file as ImageFile
    const findings = yield* findingsOf(file)
    const present = (yield* select((state: RootState) =>
      selectFormValue(state, IMAGE_UPLOAD, 'file'),
    )) as ImageFile | null | undefined
    if (findings && present?.id === file.id)
      yield* put(formChanged({ form: IMAGE_UPLOAD, values: { file: { ...file, findings } } }))
  })
}
