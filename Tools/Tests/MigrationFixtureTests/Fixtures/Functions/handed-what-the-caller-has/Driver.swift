let provider = TernProvider()
provider.update()
print(provider.isFresh(), provider.age())
provider.later { $0() }
print(TernFile().size(), TernReader().cache.fetched == nil)
