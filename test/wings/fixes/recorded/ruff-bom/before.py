import os
x = "é😀"; y = f"é😀"
