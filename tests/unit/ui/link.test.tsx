import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { Link } from '@/ui/Link/Link'

/** The targets of clicks that were left to the browser, which are then cancelled: jsdom cannot navigate. */
const followedByBrowser = () => {
  const followed: EventTarget[] = []
  const look = (event: Event) => {
    if (!event.defaultPrevented && event.target) followed.push(event.target)
    event.preventDefault()
  }
  document.addEventListener('click', look)
  onTestFinished(() => document.removeEventListener('click', look))
  return followed
}

describe('a link inside the console', () => {
  test('navigates without a page load', async () => {
    const followed = followedByBrowser()
    const { user, navigate } = renderWidget(<Link href="/projects">Projects</Link>)
    const link = screen.getByRole('link', { name: 'Projects' })
    expect(link.getAttribute('href')).toBe('/projects')
    expect(link.hasAttribute('target')).toBe(false)
    await user.click(link)
    expect(followed).toEqual([])
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/projects', { replace: false })
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    modifier => {
      const followed = followedByBrowser()
      const { navigate } = renderWidget(<Link href="/projects">Projects</Link>)
      fireEvent.click(screen.getByRole('link'), { [modifier]: true })
      expect(followed).toEqual([screen.getByRole('link')])
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  test('can replace the history entry', async () => {
    const { user, navigate } = renderWidget(
      <Link href="/silo?tab=quotas" isReplacing>
        Quotas
      </Link>,
    )
    await user.click(screen.getByRole('link'))
    expect(navigate).toHaveBeenCalledWith('/silo?tab=quotas', { replace: true })
  })

  test('prefetches its page when it is hovered or focused', async () => {
    const { user, prefetch } = renderWidget(<Link href="/projects">Projects</Link>)
    await user.hover(screen.getByRole('link'))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/projects')
    await user.tab()
    expect(prefetch).toHaveBeenCalledTimes(2)
  })
})

test('an external link opens in a new tab without a referrer, and prefetches nothing', async () => {
  const followed = followedByBrowser()
  const { user, navigate, prefetch } = renderWidget(
    <Link href="https://docs.example.com">Docs</Link>,
  )
  const link = screen.getByRole('link', { name: 'Docs' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noreferrer')
  await user.click(link)
  expect(followed).toEqual([link])
  expect(navigate).not.toHaveBeenCalled()
  expect(prefetch).not.toHaveBeenCalled()
})
