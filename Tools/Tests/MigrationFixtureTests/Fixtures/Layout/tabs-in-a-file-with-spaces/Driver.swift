print(Gauge6174(scale: Scale6174(lower: 0, upper: 10)).reading(), Dial6174().isMarked())
