# é😀
import os, sys
s = "é😀"; x = not s == None
print(f"é😀 plain", x)
if x == True: print(list([1]))
