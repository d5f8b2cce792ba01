import { shallowEqual } from 'react-redux'
import {
  equivalentsOf,
  writeEquivalents,
  equivalentsForm as form,
} from '@/store/commands/equivalents'
import { objectQueryOf } from '@/store/commands/object-query'
import { LANGUAGES, type Language } from '@/store/commands/writers'
import { useForm } from '@/store/forms/hooks'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { useAppSelector } from '@/store/setup/hooks'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { useLoadedCode, type LoadedCode } from '@/views/shell/code-context'
import { useRouteIfAny } from '@/views/shell/route-context'

/** What running each language requires. */
const NEEDS: Record<Language, string> = {
  curl: 'Set OXIDE_HOST to the API URL and OXIDE_TOKEN to your access token.',
  cli: 'Log in first: oxide auth login.',
  typescript:
    'Runs in Node 20 and later. Set OXIDE_HOST to the API URL and OXIDE_TOKEN to your access token.',
}

const formOf =
  ({ screens, dialogs }: LoadedCode) =>
  (name: string) =>
    [...screens.values(), ...dialogs.values()].find(each => each.form?.name === name)?.form

const selectSource = (state: RootState) => selectForm(state, form.name)?.context.params.of ?? ''

/** The text to show, or why there is none. */
const useText = (of: string, language: Language) => {
  const code = useLoadedCode()
  const route = useRouteIfAny()
  return useAppSelector(state => {
    const object = route ? objectQueryOf(state, route) : undefined
    const found = equivalentsOf(state, code.operations, of, formOf(code), object)
    return writeEquivalents(found, of, code, language)
  }, shallowEqual)
}

/** A request of the console in other languages, to read, copy or put in a script. */
function EquivalentsDialog() {
  const { cancel } = useForm(form)
  const language = form.useField('language')
  const of = useAppSelector(selectSource)
  const { text, reason } = useText(of, language.value)
  return (
    <Modal
      title={of === 'recent' ? 'Last actions as a script' : 'Equivalent command'}
      width="free"
      cancelLabel="Close"
      onDismiss={cancel}
      actionButton={text !== '' && <CopyTextButton label="Copy" text={text} />}
    >
      <ModalSection>
        {reason !== undefined ? (
          <p>{reason}</p>
        ) : (
          <Stack gap={3} justifyItems="start">
            <SegmentedControl
              label="Language"
              options={LANGUAGES}
              value={language.value}
              onChange={language.onChange}
            />
            <CodeBlock label="Command">{text}</CodeBlock>
            <Text as="p" color="text-muted">
              {NEEDS[language.value]}
            </Text>
            {/<\w+>/.test(text) && (
              <Message>
                Secrets and files are left out: replace the parts in angle brackets with your own.
              </Message>
            )}
          </Stack>
        )}
      </ModalSection>
    </Modal>
  )
}

export { form, EquivalentsDialog as View }
