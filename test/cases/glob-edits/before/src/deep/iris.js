getRose(3)
