let wharf6217 = Wharf6217(
  dependencies: .init(
    makeBarge6217WithCargo: { Barge6217(cargo: $0 + 1) }, makeBarge6217: { Barge6217(cargo: 2) }))
expect(wharf6217.unload() == 7, "both closures make objects")
