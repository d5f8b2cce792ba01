import { aboutClosed, releaseCheckRequested } from '@/store/release/slice'
import { selectKnownRelease } from '@/store/release/release'
import { selectSoftwareQueries, selectSoftwareWords } from '@/store/release/software'
import { MADE_FOR, selectApiVersionWords, selectReleaseWords } from '@/store/release/absent'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { Button } from '@/ui/Button/Button'
import { DateCell } from '@/ui/Cells/Cells'
import { useCopy } from '@/ui/CopyButton/useCopy'
import { Link } from '@/ui/Link/Link'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'

/** What this console is, and which release of the system it speaks to. */
export function AboutDialog() {
  const send = useSend()
  const known = useAppSelector(selectKnownRelease)
  const release = useAppSelector(selectReleaseWords)
  const version = useAppSelector(selectApiVersionWords)
  const software = useAppSelector(selectSoftwareWords)
  useQueries(useAppSelector(selectSoftwareQueries))
  const isNewer = useAppSelector(state => state.release.isNewer)
  const isChecking = useAppSelector(state => state.release.isChecking)
  const facts = [
    ['Console', `Basalt ${__BUILD__}`],
    ['System release', release],
    ['API version', version],
    ...(software === undefined ? [] : [['Software', software] as const]),
    ['Made for', MADE_FOR],
  ] as const
  const at = known?.learnedAt === undefined ? null : new Date(known.learnedAt).toISOString()
  const learned = at ?? (known ? 'Before this page was loaded' : 'Not yet')
  const text = [...facts, ['Learned', learned]].map(fact => fact.join(': ')).join('\n')
  const { isCopied, copy } = useCopy(text)
  return (
    <Modal
      title="About"
      cancelLabel="Close"
      onDismiss={() => send(aboutClosed())}
      footerAside={
        <>
          <Button onPress={copy}>{isCopied ? 'Copied' : 'Copy details'}</Button>
          <Button isPending={isChecking} onPress={() => send(releaseCheckRequested())}>
            Check again
          </Button>
        </>
      }
    >
      <ModalSection>
        <PropertiesTable>
          {facts.map(([name, value]) => (
            <Property key={name} label={name}>
              {name === 'Software' ? <Link href={systemPaths.update()}>{value}</Link> : value}
            </Property>
          ))}
          <Property label="Learned">{at === null ? learned : <DateCell date={at} />}</Property>
        </PropertiesTable>
        {isNewer && (
          <p>
            Everything works as before, but new kinds of objects may show as unknown. Ask your
            operator for the console that comes with the rack.
          </p>
        )}
      </ModalSection>
    </Modal>
  )
}
