let pollenSources: [any PollenSource] = [
  PollenStation(), MockPollenSource(), PollenSourceStub(), MockingPollenBird(), PollenAPIFake(),
]
print(pollenSources.map { $0.count() }, FakePollenMaker().make())
