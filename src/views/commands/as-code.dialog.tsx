import {
  Fragment,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createSelector } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import { affinityOperations } from '@/api/operations/affinity'
import { externalSubnetOperations } from '@/api/operations/external'
import { vpcOperations } from '@/api/operations/vpc'
import { formatNumber } from '@/lib/number'
import type { Slices } from '@/lib/slices'
import { pluralize } from '@/lib/text'
import { asCodeForm as form, type AsCodeValues } from '@/store/as-code/as-code.form'
import { readAgainRequested } from '@/store/as-code/events'
import type { Indexed } from '@/store/as-code/found'
import type { AsCodeParams } from '@/store/as-code/forms'
import { isOfSystem, type Options, type Scope } from '@/store/as-code/options'
import { leftOutText } from '@/store/as-code/links'
import { watchAsCodeOptions } from '@/store/as-code/options.saga'
import { importFile, outputsOf, savedFile, shownOf } from '@/store/as-code/outputs'
import { scopeOf, selectReading } from '@/store/as-code/reading'
import { watchAsCode } from '@/store/as-code/reading.saga'
import { scopeWords } from '@/store/as-code/terraform'
import { copyName } from '@/store/as-code/writing'
import type { Api } from '@/store/commands/writers'
import { useForm } from '@/store/forms/hooks'
import { selectForm } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Button } from '@/ui/Button/Button'
import { CodeViewer } from '@/ui/CodeViewer/CodeViewer'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RichText } from '@/ui/RichText/RichText'
import { Tabs } from '@/ui/Tabs/Tabs'
import { useLoadedCode } from '@/views/shell/code-context'
import { useFiles } from '@/views/shell/files-context'
import styles from './AsCode.module.css'
import { AsCodeOptions } from './AsCodeOptions'
import { AsCodeReading, UnreadLists } from './AsCodeReading'

const selectParams = (state: RootState) =>
  selectForm(state, form.name)?.context.params as AsCodeParams | undefined

const selectValues = (state: RootState) =>
  selectForm(state, form.name)?.context.values as object | undefined as AsCodeValues | undefined

/** What the texts depend on. */
const selectOptions = createSelector(
  [selectValues],
  values => {
    const { tab: _tab, layout: _layout, left: _left, hasAllKeys: _all, ...options } = values ?? {}
    return options as Options
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
)

/** The texts for what was read, in slices. */
function* writtenOf(api: Api, index: Indexed, scope: Scope, options: Options) {
  const outputs = yield* outputsOf(api, index, scope, options)
  return { ...outputs, index, scope }
}

/** What a computation in slices has found about something, and meanwhile what the one before did. */
const useSlices = <Value,>(about: unknown, slices: Slices<Value> | null): Value | null => {
  const ended = useRef<unknown>(null)
  const [found, setFound] = useState<{ about: unknown; value: Value } | null>(null)
  const [, setTurn] = useState(0)
  // One slice after each rendering, which the browser puts off for input.
  useEffect(() => {
    if (!slices || ended.current === slices) return
    const { done, value } = slices.next()
    if (done) ended.current = slices
    startTransition(() => (done ? setFound({ about, value }) : setTurn(turn => turn + 1)))
  })
  return found && found.about === about ? found.value : null
}

/** The texts for what was read, and what to know of that of the tab. */
const useOutputs = (index: Indexed | undefined) => {
  const api = useLoadedCode()
  const params = useAppSelector(selectParams)
  const values = useAppSelector(selectValues)
  const options = useDeferredValue(useAppSelector(selectOptions))
  const slices = useMemo(
    () => (index && params ? writtenOf(api, index, scopeOf(params), options) : null),
    [api, index, params, options],
  )
  const written = useSlices(index, slices)
  return useMemo(() => {
    if (!written || !values) return null
    const { terraform, script, json, scope } = written
    const { text, leftOut } = { terraform, cli: script, json }[values.tab]
    return {
      ...written,
      values,
      text,
      leftOut,
      ...shownOf(text),
      file: savedFile(written, written.index, scope, values),
      imports: terraform.importScript === '' ? null : importFile(written),
    }
  }, [written, values])
}

type Shown = NonNullable<ReturnType<typeof useOutputs>>

/** What a text does not have, with the reasons. */
function LeftOutList({ index, leftOut }: Pick<Shown, 'index' | 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <AccordionItem label={`Left out (${formatNumber(leftOut.length)})`}>
      <ul className={styles.list} tabIndex={0} aria-label="Left out">
        {leftOut.map(line => (
          <li key={line.keys[0] ?? line.text}>
            <RichText text={leftOutText(index, line)} />
          </li>
        ))}
      </ul>
    </AccordionItem>
  )
}

/** As many names of objects follow a warning, which find them in the text. */
const MOST_NAMES = 5

/** What to know before the text is applied. */
function Warnings({ terraform, values, onFind }: Shown & { onFind: (name: string) => void }) {
  const { warnings } = terraform
  if (values.tab !== 'terraform' || warnings.length === 0) return null
  return (
    <Message tone="notice" title="Before you apply">
      <ul className={styles.list}>
        {warnings.map(({ text, names }) => (
          <li key={text}>
            {text}
            {names.slice(0, MOST_NAMES).map(name => (
              <Fragment key={name}>
                {' '}
                <Button size="sm" tone="ghost" onPress={() => onFind(name)}>
                  {name}
                </Button>
              </Fragment>
            ))}
            {names.length > MOST_NAMES && ' …'}
          </li>
        ))}
      </ul>
    </Message>
  )
}

function Texts(outputs: Shown) {
  const { save } = useFiles()
  const heading = useId()
  const tab = form.useField('tab')
  const [query, setQuery] = useState('')
  const { terraform, script, json, shown, lines, isCut, imports, index, leftOut } = outputs
  const tabs = [
    { id: 'terraform', label: `Terraform (${pluralize('resource', terraform.resources)})` },
    { id: 'cli', label: `CLI (${pluralize('command', script.count)})` },
    { id: 'json', label: `JSON (${pluralize('request', json.count)})` },
  ]
  return (
    <Stack gap={3}>
      <Warnings {...outputs} onFind={name => setQuery(`"${name}"`)} />
      <h3 id={heading}>Text</h3>
      <Tabs
        labelledBy={heading}
        tabs={tabs}
        current={tab.value}
        onChange={id => tab.onChange(id as AsCodeValues['tab'])}
      >
        <Stack gap={3}>
          <CodeViewer label="Code" text={shown} query={query} onQuery={setQuery} />
          <Text as="p" color="text-muted" fontSize="sm">
            {pluralize('line', lines)}
            {isCut && ', of which the first 2,000 are shown; Copy and Download have all'}
          </Text>
          {imports && tab.value === 'terraform' && (
            <Row>
              <Button onPress={() => save(imports)}>Download import-instances.sh</Button>
            </Row>
          )}
        </Stack>
      </Tabs>
      <LeftOutList index={index} leftOut={leftOut} />
    </Stack>
  )
}

/** What was written last, so that its options keep the focus while one of them has more read. */
const useLast = (outputs: Shown | null | undefined): Shown | null => {
  const [last, setLast] = useState<Shown | null>(null)
  if (outputs && outputs !== last) setLast(outputs)
  return outputs ?? last
}

/** Objects as Terraform configuration, as a script, and as the bodies that create them. */
function AsCodeDialog() {
  const send = useSend()
  const { save } = useFiles()
  const { cancel } = useForm(form)
  const reading = useAppSelector(selectReading)
  const outputs = useOutputs(reading?.index)
  const { index, refusal } = reading ?? {}
  const shown = useLast(index && outputs)
  const isAbsent =
    index?.unread.length === 0 &&
    outputs?.scope.kind !== 'project' &&
    outputs?.terraform.resources === 0 &&
    outputs.terraform.leftOut.length === 0
  return (
    <Modal
      title="As code"
      width="free"
      cancelLabel={index ? 'Close' : 'Cancel'}
      onDismiss={cancel}
      actionButton={
        outputs && (
          <>
            <Button onPress={() => save(outputs.file)}>Download</Button>
            <CopyTextButton
              label={`Copy ${pluralize('line', outputs.lines)}`}
              text={outputs.text}
            />
          </>
        )
      }
      footerAside={index && <Button onPress={() => send(readAgainRequested())}>Read again</Button>}
    >
      <ModalSection>
        {refusal !== undefined ? (
          <p>You may not read anything in this selection: {refusal}</p>
        ) : (
          <Stack gap={4}>
            {shown && (
              <>
                <Text as="p" overflowWrap="anywhere">
                  {scopeWords(shown.index, shown.scope).replaceAll('"', '')}
                </Text>
                <AccordionItem label="Options">
                  <AsCodeOptions
                    providers={shown.providers}
                    instances={shown.index.instances.length}
                    isWhole={shown.scope.kind === 'project'}
                    isOfSystem={isOfSystem(shown.scope)}
                    proposed={copyName(shown.index.project, shown.values)}
                  />
                </AccordionItem>
              </>
            )}
            {index && !outputs && <p role="status">Writing…</p>}
            {reading && !index && <AsCodeReading form={form} reading={reading} />}
            {index && outputs && (
              <>
                {isAbsent && (
                  <p>
                    The lists, as last read, do not have these objects: they are new, or have been
                    deleted. Read again to know.
                  </p>
                )}
                <UnreadLists unread={index.unread} />
                <Texts {...outputs} />
              </>
            )}
          </Stack>
        )}
      </ModalSection>
    </Modal>
  )
}

const sagas = [watchAsCode, watchAsCodeOptions]

const operations = { ...affinityOperations, ...externalSubnetOperations, ...vpcOperations }

export { form, operations, sagas, AsCodeDialog as View }
