LoomWeaver().weave()
LoomOwner().weigh()
LoomTier().tie()
print(LoomSeller().price())
