var a = "é😀" + b + 1; let z = 1; const Q: Array<string> = []; if (a) { x() } else { if (b) { y() } }
export { a, z, Q }; const f = function () { return 1 }; f()
// 😀 xvar q = !!!a ? 1 : 2;
