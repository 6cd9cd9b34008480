print(RingBaker.shared.bake(1))
