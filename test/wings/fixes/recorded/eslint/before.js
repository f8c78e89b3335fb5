// é😀
var s = 'é😀'
var t = !s
if (t) {
  debugger
}

export { s, t }
