var a = 'é😀' + b + 1
const z = 1
const Q: Array<string> = []
if (a) {
  x()
} else {
  if (b) {
    y()
  }
}

export { a, Q, z }
const f = () => 1
f()
// 😀 x
var q = !a ? 1 : 2
