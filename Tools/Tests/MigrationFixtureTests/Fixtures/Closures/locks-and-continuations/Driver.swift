let counter = SpoolCounter()
_ = counter.add(1)
print(counter.add(2), await counter.wait(), counter.bytes())
