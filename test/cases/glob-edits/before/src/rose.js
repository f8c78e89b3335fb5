getRose(1)
getRose(2)
