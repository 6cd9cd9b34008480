let pierOffice = PierOffice(
  dependencies: .init(stores: { MemoryPierStores() }, prices: { nil }))
expect(pierOffice.open() == 1 && pierOffice.close() == 1, "the stores are ours")
let shed = PierShed(dependencies: .init(label: { $0 + "!" }, opened: { ["a", "b"] }))
expect(shed.sign() == "shed! 2", "functions and variables of the locator are replaced too")
