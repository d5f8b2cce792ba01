import { shallowEqual } from 'react-redux'
import { commaSeries } from '@/lib/text'
import type { AnyForm } from '@/store/forms/hooks'
import { selectForm } from '@/store/forms/selectors'
import { unsentFields } from '@/store/forms/submission'
import { selectRelease } from '@/store/release/release'
import { releaseName } from '@/store/release/absent'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'

/** Says which input the rack's release no longer has, once the rack was put back to it. */
export function UnsentNotice({ form: definition }: { form: AnyForm }) {
  const release = useAppSelector(selectRelease)
  const labels = useAppSelector(state => {
    const actor = selectForm(state, definition.name)?.context
    return actor ? Object.values(unsentFields(definition, actor, release)) : []
  }, shallowEqual)
  const isTold = useAppSelector(state => {
    const { errors = {} } = selectForm(state, definition.name)?.context ?? {}
    return Object.keys(definition.features ?? {}).some(field => field in errors)
  })
  if (!definition.features) return null
  return (
    <div role="status">
      {labels.length > 0 && (
        <Message tone="notice">
          Release {releaseName(release)} does not have{' '}
          {commaSeries(
            labels.map(label => `“${label}”`),
            'or',
          )}
          . What you entered there is kept, but will not be sent.
          {isTold && ' Submit again to continue without it.'}
        </Message>
      )}
    </div>
  )
}
