// é😀
#include <string>
int f(const char *s) { const char *t = "é😀"; int *p = NULL; return p == 0 ? 1 : (s == 0); }
struct A { virtual ~A(); virtual void g(); };
struct B : A { /* é😀 */ virtual void g(); virtual ~B(); };
