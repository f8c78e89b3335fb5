import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getUser } from '../src/user.js'

test('getUser asks for one user', () => {
  assert.equal(getUser.length, 1)
})
