import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectBlocks } from '@/store/system/address-lots/choices'
import { addressLotViewQuery } from '@/store/system/address-lots/queries'
import { blockName } from '@/store/system/address-lots/rules'
import { ListCell } from '@/ui/Cells/ListCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { Unknown } from '@/views/shared/unknown/Known'

/** The addresses of a lot, by its name. Loads after the page. */
export function BlocksCell({ lot }: { lot: string }) {
  const query = addressLotViewQuery({ lot })
  useQueries([query])
  const blocks = useAppSelector(state => selectBlocks(state, { lot }))
  const problem = useAppSelector(state => selectFailure(state, query))
  if (!blocks) return problem === undefined ? <LoadingCell /> : <Unknown queries={[query]} />
  return (
    <ListCell title="Other blocks">
      {blocks.map(block => (
        <code translate="no" key={block.id}>
          {blockName(block)}
        </code>
      ))}
    </ListCell>
  )
}
