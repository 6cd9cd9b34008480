func fill6196<Kind: Filled6196>(_ kind: Kind.Type) -> Kind { kind.init() }

print(fill6196(Shelf6196.self).size, Shelf6196(size: 3).isFresh())
