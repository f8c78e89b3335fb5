import assert from 'node:assert/strict'
import { test } from 'node:test'
import { perimeter } from '../src/index.js'

test('a rectangle has a border of twice its sides', () => {
  assert.equal(perimeter(3, 4), 14)
})
