let pierOffice = PierOffice(
  dependencies: .init(stores: { MemoryPierStores() }, prices: { nil }))
expect(pierOffice.open() == 1 && pierOffice.close() == 1, "the stores are ours")
