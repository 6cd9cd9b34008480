import Foundation

final class Pasture {
  static let shared = Pasture()
  var sheep = 20
  var gates = 2
}

final class Sheepdog {
  func read(_ path: KeyPath<Pasture, Int>) -> Int { Pasture.shared[keyPath: path] }

  func both() -> Int { read(\.sheep) + Pasture.shared.gates }

  func path() -> KeyPath<Pasture.Type, Int> { \Pasture.Type.shared.sheep }
}
