print(GlobeStand().index.sorted { $0.key < $1.key }.map(\.key))
