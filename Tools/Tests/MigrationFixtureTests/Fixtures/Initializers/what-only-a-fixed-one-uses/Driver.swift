func fill<Kind: Filled6186>(_ kind: Kind.Type) -> Kind { kind.init() }

print(fill(Shelf6186.self).size, Shelf6186(size: 3).isFresh())
