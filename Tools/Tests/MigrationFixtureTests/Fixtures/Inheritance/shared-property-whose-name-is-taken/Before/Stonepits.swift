final class StoneClock: Sendable {
  static let shared = StoneClock()
  func hour() -> Int { 9 }
}

class Stonepit {
  let id: Int
  init(id: Int) { self.id = id }
  func open() -> Int { StoneClock.shared.hour() + id }
}

class StonepitOfSlate: Stonepit {
  init(depth: Int) { super.init(id: depth) }
  func close() -> Int { StoneClock.shared.hour() + 8 }
}

final class StonepitOfMarble: StonepitOfSlate {
  var stonepitDependencies: Int { 4 }
}

class Pearwood {
  let id: Int
  init(id: Int) { self.id = id }
  func open() -> Int { StoneClock.shared.hour() + id }
}

final class PearwoodOfPears: Pearwood {
  init(rows: Int) { super.init(id: rows) }
  func close(pearwoodDependencies: Int) -> Int { StoneClock.shared.hour() + pearwoodDependencies }
}

final class StoneTruck: Sendable {
  static let shared = StoneTruck()
  func load() -> Int { 30 }
}

final class StonepitOfChalk: Stonepit {
  init(width: Int) { super.init(id: width) }
  func ship() -> Int { StoneTruck.shared.load() }
}

final class PearwoodOfPlums: Pearwood {
  init(width: Int) { super.init(id: width) }
  func ship() -> Int { StoneTruck.shared.load() }
}
