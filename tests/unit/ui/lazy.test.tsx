import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { lazy } from '@/ui/lazy/lazy'
import { LazyContext } from '@/ui/lazy/lazyCode'
import { Modal } from '@/ui/Modal/Modal'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A promise that the test resolves or rejects. */
const coming = <Value,>() => {
  let keep: (value: Value) => void = () => {}
  let fail: (reason: Error) => void = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    keep = resolve
    fail = reject
  })
  return { promise, keep, fail }
}

describe('a lazy view', () => {
  test('loads its code when first rendered, and renders when it has loaded', async () => {
    const code = coming<typeof Greeting>()
    const fetchCode = vi.fn(() => code.promise)
    const Lazy = lazy(fetchCode)
    expect(fetchCode).not.toHaveBeenCalled()
    const { container, show } = renderWidget(<Lazy name="Ada" />)
    expect(fetchCode).toHaveBeenCalledOnce()
    expect(container.textContent).toBe('')
    await act(async () => code.keep(Greeting))
    expect(container.textContent).toBe('Hello Ada')
    show(<Lazy name="Grace" />)
    expect(container.textContent).toBe('Hello Grace')
  })

  test('renders at once if its code has loaded', async () => {
    const Lazy = lazy(async () => Greeting)
    Lazy.prefetch()
    await Promise.resolve()
    const { container } = renderWidget(<Lazy name="Ada" />)
    expect(container.textContent).toBe('Hello Ada')
  })

  test('leaves the page as it is if its code does not load, and retries with the connection', async () => {
    const code = coming<typeof Greeting>()
    const fetchCode = vi.fn(async () => Greeting).mockReturnValueOnce(code.promise)
    const Lazy = lazy<{ name: string }>(fetchCode)
    const onFailure = vi.fn()
    const page = (isOffline: boolean) => (
      <LazyContext value={{ onFailure, isOffline }}>
        Page <Lazy name="Ada" />
      </LazyContext>
    )
    const { container, show } = renderWidget(page(true))
    const failure = new Error('No network')
    await act(async () => code.fail(failure))
    expect(container.textContent).toBe('Page ')
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
    await act(async () => show(page(false)))
    expect(container.textContent).toBe('Page Hello Ada')
  })

  test('that may be late waits for the content of the page, until it may not be late any longer', async () => {
    const fetchCode = vi.fn(async () => Greeting)
    const Late = lazy<{ name: string }>(fetchCode)
    const page = (isLate: boolean) => (
      <main>
        <p aria-busy="true">Loading</p>
        <Late name="Ada" isLate={isLate} />
      </main>
    )
    const { container, show } = renderWidget(page(true))
    expect(fetchCode).not.toHaveBeenCalled()
    await act(async () => show(page(false)))
    expect(container.textContent).toBe('LoadingHello Ada')
  })
})

describe('lazy dialogs', () => {
  const dialogOf = (title: string) => () => (
    <Modal title={title} onDismiss={vi.fn()}>
      Body
    </Modal>
  )
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

  test('stack in the order in which they were requested, regardless of loading', async () => {
    const code = coming<() => ReactNode>()
    const First = lazy(() => code.promise)
    const Second = lazy(async () => dialogOf('Second'))
    const page = (isSecondAsked: boolean) => (
      <>
        <First />
        {isSecondAsked && <Second />}
      </>
    )
    const { show } = renderWidget(page(false))
    await act(async () => show(page(true)))
    await act(async () => code.keep(dialogOf('First')))
    expect(titles()).toEqual(['Second'])
    show(page(false))
    expect(titles()).toEqual(['First'])
  })

  test('stay open when another one opens over them', async () => {
    const First = lazy(async () => dialogOf('First'))
    const Second = lazy(async () => dialogOf('Second'))
    const page = (isSecondAsked: boolean) => (
      <>
        {isSecondAsked && <Second />}
        <First />
      </>
    )
    const { show } = await act(async () => renderWidget(page(false)))
    const first = screen.getByRole('dialog', { name: 'First' })
    await act(async () => show(page(true)))
    expect(titles()).toEqual(['Second'])
    expect(document.body.contains(first)).toBe(true)
    show(page(false))
    expect(screen.getByRole('dialog', { name: 'First' })).toBe(first)
  })
})
