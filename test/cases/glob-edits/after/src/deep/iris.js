fetchRose(3)
