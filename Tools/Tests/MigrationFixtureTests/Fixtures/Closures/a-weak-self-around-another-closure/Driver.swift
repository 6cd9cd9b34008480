let kiteField6171 = KiteField6171()
kiteField6171.load()
print(kiteField6171.shown)
