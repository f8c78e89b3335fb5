// What the library's door does: tests import rooms behind it.
import '../../src/wings.ts'
