print(QuarryMap6134().draw())
