import { call, put, select, takeEvery } from 'typed-redux-saga'
import { base64ToUtf8 } from '@/lib/base64'
import { formChanged } from '@/store/forms/events'
import { selectFormValue } from '@/store/forms/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { rootRoleProblem, TRUST_ROOT_ADD, type RootRoleFile } from './add-trust-root.form'

/** Bytes. Root roles have a few thousand. */
const LARGEST = 1024 * 1024

function* problemIn({ id, size }: RootRoleFile) {
  if (size > LARGEST) return 'The file is too large to be a root role'
  const { ports } = yield* services()
  const base64 = yield* call(ports.files.read, id, 0, size)
  // No log holds the text, so a replay reads the verdict from there.
  return ports.validateSecret(() => rootRoleProblem(base64ToUtf8(base64) ?? ''))
}

/** Checks a root role as soon as it is chosen or typed. */
export function* watchRootRole() {
  yield* takeEvery(formChanged, function* ({ payload: { form, values } }) {
    const role = values.role as RootRoleFile | null | undefined
    if (form !== TRUST_ROOT_ADD || !role || role.problem !== undefined) return
    try {
      const problem = yield* problemIn(role)
      const present = yield* select((state: RootState) => selectFormValue(state, form, 'role'))
      if ((present as RootRoleFile | null)?.id === role.id)
        yield* put(formChanged({ form, values: { role: { ...role, problem } } }))
    } catch {
      // Submitting the form reports that the file cannot be read.
    }
  })
}
