let pollenSources: [any PollenSource] = [
  PollenStation(), MockPollenSource(), PollenSourceStub(), MockingPollenBird(),
]
print(pollenSources.map { $0.count() }, FakePollenMaker().make())
