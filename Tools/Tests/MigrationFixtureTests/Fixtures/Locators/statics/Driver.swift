let office = PierOffice()
print(office.open(), office.close())
ServiceLocator.set(MemoryPierStores(), FixedPierPrices())
print(office.open(), office.close())
