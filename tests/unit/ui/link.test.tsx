// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { byRole, hover, press, renderWidget } from '#tests/support/render'
import { Link } from '@/ui/Link/Link'

let leave = () => {}
const render = (element: Parameters<typeof renderWidget>[0]) => {
  const page = renderWidget(element)
  leave = page.leave
  return page
}

/** jsdom cannot leave the page; what matters is who would have handled the click. */
const ownClick = async (element: Element, init?: MouseEventInit): Promise<boolean> => {
  let isPrevented = false
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  await press(element, init)
  return isPrevented
}

afterEach(() => leave())

describe('a link inside the console', () => {
  it('is a plain link that moves without a page load', async () => {
    const { navigate } = render(<Link href="/projects">Projects</Link>)
    const link = byRole('link', 'Projects')
    expect(link.getAttribute('href')).toBe('/projects')
    expect(link.hasAttribute('target')).toBe(false)
    expect(await ownClick(link)).toBe(true)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/projects', { replace: false })
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async modifier => {
      const { navigate } = render(<Link href="/projects">Projects</Link>)
      expect(await ownClick(byRole('link'), { [modifier]: true })).toBe(false)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('can replace the history entry', async () => {
    const { navigate } = render(
      <Link href="/silo?tab=quotas" isReplacing>
        Quotas
      </Link>,
    )
    await ownClick(byRole('link'))
    expect(navigate).toHaveBeenCalledWith('/silo?tab=quotas', { replace: true })
  })

  it('hints where the reader may go when hovered and when focused', async () => {
    const { hint } = render(<Link href="/projects">Projects</Link>)
    await hover(byRole('link'))
    expect(hint).toHaveBeenCalledExactlyOnceWith('/projects')
    byRole('link').focus()
    expect(hint).toHaveBeenCalledTimes(2)
  })
})

it('opens other sites in a new tab, tells them nothing and hints nothing', async () => {
  const { navigate, hint } = render(<Link href="https://docs.example.com">Docs</Link>)
  const link = byRole('link', 'Docs')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noreferrer')
  await hover(link)
  expect(await ownClick(link)).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
  expect(hint).not.toHaveBeenCalled()
})
