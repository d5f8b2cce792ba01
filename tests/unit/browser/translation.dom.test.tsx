import { useState, type Dispatch, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { isTranslated } from '@/browser/translation'

const fontOf = (...children: (Node | string)[]) => {
  const font = document.createElement('font')
  font.append(...children)
  return font
}

const translated = (text: Text) => fontOf(fontOf(`«${text.data}»`))

/** The ways in which translators put an element in place of a text. */
const translators: Record<string, (text: Text) => void> = {
  'replaced at once': text => text.replaceWith(translated(text)),
  'replaced in two steps': text => {
    text.before(translated(text))
    text.remove()
  },
  'removed first': text => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode!.insertBefore(translated(text), nextSibling)
  },
  'added after': text => {
    text.after(translated(text))
    text.remove()
  },
  'moved into an element': text => {
    const font = fontOf(fontOf())
    text.replaceWith(font)
    font.firstChild!.appendChild(text)
  },
  'moved into an element before that is inserted': text => {
    const { parentNode, nextSibling } = text
    const inner = fontOf(text)
    parentNode!.insertBefore(fontOf(inner), nextSibling)
  },
}

const textsOf = (place: Node): Text[] =>
  [...place.childNodes].flatMap(node =>
    node.nodeName === 'FONT' ? [] : node instanceof Text ? [node] : textsOf(node),
  )

const translate = async (place: Node, replace: (text: Text) => void, isBackwards: boolean) => {
  const texts = textsOf(place)
  for (const text of isBackwards ? texts.reverse() : texts) replace(text)
  // Observers learn of it.
  await Promise.resolve()
}

/** Views with texts beside other nodes, before and after. */
const changes: Record<string, (isAfter: boolean) => ReactNode> = {
  'a changed text': isAfter => (
    <p>
      Updated {isAfter ? '2s' : '1s'} ago <b>now</b>
    </p>
  ),
  'a text that goes': isAfter => (
    <p>
      <i>x</i>
      {!isAfter && 'gone'}
      <b>y</b>
    </p>
  ),
  'a text that comes before another': isAfter => (
    <p>
      {isAfter && 'new '}
      {'old '}
      <b>y</b>
    </p>
  ),
  'an element that comes before a text': isAfter => (
    <p>
      {isAfter && <i>x</i>}
      {'old '}
      <b>y</b>
    </p>
  ),
  'an element in place of a text': isAfter => (
    <p>
      {isAfter ? <i>now</i> : 'before '}
      <b>y</b> and{' '}
    </p>
  ),
  'a text under another key': isAfter => (
    <p>
      Updated <Bare key={String(isAfter)}>{isAfter ? '0s ago' : '9s ago'}</Bare>
    </p>
  ),
  'texts in another order': isAfter => (
    <p>
      {(isAfter ? ['c', 'a', 'b'] : ['a', 'b', 'c']).map(name => (
        <Bare key={name}>{name}</Bare>
      ))}
    </p>
  ),
  'one text in place of several nodes': isAfter => (
    <p>
      {isAfter ? (
        'none'
      ) : (
        <>
          some <b>y</b> more
        </>
      )}
    </p>
  ),
  'only a text': isAfter => <p>{isAfter ? 'after' : 'before'}</p>,
}

const Bare = ({ children }: { children: string }) => children

const show = (view: (isAfter: boolean) => ReactNode) => {
  let change: Dispatch<boolean> = () => undefined
  const View = () => {
    const [isAfter, setIsAfter] = useState(false)
    change = setIsAfter
    return view(isAfter)
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(<View />))
  return { place, root, change: (isAfter: boolean) => flushSync(() => change(isAfter)) }
}

const plain = ({ textContent }: Node) => (textContent ?? '').replace(/[«»]/g, '')

afterEach(() => document.body.replaceChildren())

test('a page that is not translated is left alone', async () => {
  const { removeChild } = Node.prototype
  show(() => <p>Not translated</p>)
  await Promise.resolve()
  expect(isTranslated()).toBe(false)
  expect(Node.prototype.removeChild).toBe(removeChild)
})

for (const [way, replace] of Object.entries(translators))
  test.each(Object.entries(changes))(`with texts ${way}, %s is shown`, async (_what, view) => {
    const expected = [false, true].map(isAfter => show(() => view(isAfter)).place.textContent)
    const { place, root, change } = show(view)
    // There and back, translated again each time.
    for (const [at, isBackwards] of [
      [1, false],
      [0, false],
      [1, true],
      [0, true],
    ] as const) {
      await translate(place, replace, isBackwards)
      change(at === 1)
      await Promise.resolve()
      expect(plain(place)).toBe(expected[at])
    }
    await translate(place, replace, false)
    flushSync(() => root.unmount())
    expect(place.childNodes).toHaveLength(0)
  })
