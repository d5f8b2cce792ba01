import { useEffect, useId } from 'react'
import { shallowEqual } from 'react-redux'
import {
  equivalentsOf,
  writeEquivalents,
  equivalentsForm as form,
  type EquivalentsValues,
} from '@/store/commands/equivalents'
import { objectQueryOf } from '@/store/commands/object-query'
import { LANGUAGES } from '@/store/commands/writers'
import { useForm } from '@/store/forms/hooks'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { lazyCode, useLazyCode, useLazyPorts } from '@/ui/lazy/lazyCode'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Tabs } from '@/ui/Tabs/Tabs'
import { useLoadedCode, type LoadedCode } from '@/views/shell/code-context'
import { useRouteIfAny } from '@/views/shell/route-context'

const OPTIONS = [...LANGUAGES, { value: 'terraform', label: 'Terraform' }] as const

/** How a plan is shown: as the dialog “As code” shows what there is. */
const PLAN_TABS = [
  { id: 'terraform', label: 'Terraform' },
  { id: 'cli', label: 'CLI' },
  { id: 'json', label: 'JSON' },
] as const

/** The language that is shown: a plan has others than a request. */
const shownLanguage = (of: string, language: EquivalentsValues['language']) =>
  of === 'bulk' ? (PLAN_TABS.find(({ id }) => id === language)?.id ?? 'terraform') : language

/** What running each language requires. */
const NEEDS: Record<EquivalentsValues['language'], string> = {
  curl: 'Set OXIDE_HOST to the API URL and OXIDE_TOKEN to your access token.',
  cli: 'Log in first: oxide auth login.',
  json: 'The requests as this rack takes them, in order.',
  terraform:
    'Objects that are not in the text are looked up by name, or named by their IDs as far as these are known.',
  typescript:
    'Runs in Node 20 and later. Set OXIDE_HOST to the API URL and OXIDE_TOKEN to your access token.',
}

const formOf =
  ({ screens, dialogs }: LoadedCode) =>
  (name: string) =>
    [...screens.values(), ...dialogs.values()].find(each => each.form?.name === name)?.form

const selectSource = (state: RootState) => selectForm(state, form.name)?.context.params.of ?? ''

/** Terraform, and the plans that hold other events than requests. */
const moreCode = lazyCode(() => import('@/store/as-code/equivalents'))

interface Shown {
  text: string
  reason?: string | undefined
  /** Whether there are no requests in any language. */
  isNone?: boolean
}

/** The text to show, or why there is none. */
const useText = (of: string, { language, isByIds }: EquivalentsValues): Shown => {
  const code = useLoadedCode()
  const route = useRouteIfAny()
  const { code: more, load } = useLazyCode(moreCode)
  const { isOffline } = useLazyPorts()
  const isWanted = language === 'terraform' || of === 'bulk'
  useEffect(() => (isWanted ? load() : undefined), [isWanted, load, isOffline])
  return useAppSelector((state): Shown => {
    if (isWanted && !more) return { text: '' }
    const object = route ? objectQueryOf(state, route) : undefined
    const found =
      of === 'bulk' && more
        ? more.plannedEquivalents(state, code)
        : equivalentsOf(state, code.operations, of, formOf(code), object)
    if ('reason' in found) return { text: '', reason: found.reason, isNone: true }
    if (language === 'terraform' && more)
      return more.terraformEquivalents(state, found, code, isByIds)
    if (language === 'json' && more) return more.plannedRequests(state, code)
    const isText = language === 'terraform' || language === 'json'
    return writeEquivalents(found, of, code, isText ? 'curl' : language)
  }, shallowEqual)
}

const titleOf = (of: string): string =>
  of === 'recent'
    ? 'Last actions as a script'
    : of === 'bulk'
      ? 'Plan as code'
      : 'Equivalent command'

/** A request of the console in other languages, to read, copy or put in a script. */
function EquivalentsDialog() {
  const { cancel } = useForm(form)
  const heading = useId()
  const { value, onChange } = form.useField('language')
  const { value: isByIds } = form.useField('isByIds')
  const of = useAppSelector(selectSource)
  const language = shownLanguage(of, value)
  const { text, reason, isNone } = useText(of, { language, isByIds })
  const shown = (
    <Stack gap={3} justifyItems="start">
      {reason === undefined ? (
        <>
          <CodeBlock label="Command">{text}</CodeBlock>
          <Text as="p" color="text-muted">
            {NEEDS[language]}
          </Text>
        </>
      ) : (
        <p>{reason}</p>
      )}
      {language === 'terraform' && <form.Field name="isByIds" as={Checkbox} label="Literal IDs" />}
      {/<\w+>/.test(text) && (
        <Message>
          Secrets and files are left out: replace the parts in angle brackets with your own.
        </Message>
      )}
    </Stack>
  )
  return (
    <Modal
      title={titleOf(of)}
      width="free"
      cancelLabel="Close"
      onDismiss={cancel}
      actionButton={text !== '' && <CopyTextButton label="Copy" text={text} />}
    >
      <ModalSection>
        {isNone ? (
          <p>{reason}</p>
        ) : of === 'bulk' ? (
          <>
            <h3 id={heading}>Text</h3>
            <Tabs
              labelledBy={heading}
              tabs={PLAN_TABS}
              current={language}
              onChange={id => onChange(id as EquivalentsValues['language'])}
            >
              {shown}
            </Tabs>
          </>
        ) : (
          <Stack gap={3} justifyItems="start">
            <SegmentedControl
              label="Language"
              options={OPTIONS}
              value={language as (typeof OPTIONS)[number]['value']}
              onChange={onChange}
            />
            {shown}
          </Stack>
        )}
      </ModalSection>
    </Modal>
  )
}

export { form, EquivalentsDialog as View }
