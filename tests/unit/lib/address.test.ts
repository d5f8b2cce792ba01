import { expect, test } from 'vitest'
import { splitAddress } from '@/lib/path'

test.each([
  ['/projects', '/projects', '', ''],
  ['/projects?page=2', '/projects', '?page=2', ''],
  ['/projects#top', '/projects', '', '#top'],
  ['/projects?a=?b&c=/d#e?f#g', '/projects', '?a=?b&c=/d', '#e?f#g'],
  ['/projects#top?page=2', '/projects', '', '#top?page=2'],
  ['?page=2', '', '?page=2', ''],
  ['/a\nb?c\nd', '/a\nb', '?c\nd', ''],
  ['', '', '', ''],
])('%j has the path %j, the query string %j and the fragment %j', (to, path, search, hash) => {
  expect(splitAddress(to)).toEqual({ path, search, hash })
})
