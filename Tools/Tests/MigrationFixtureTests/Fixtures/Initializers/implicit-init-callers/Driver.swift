print(kites().map { $0.tail() }, kites()[0].twin().bigger().tail())
