import Foundation

final class JarMaker: Sendable {
  static let shared = JarMaker()
  func jars(_ count: Int) -> String { "\(count) jars" }
}

final class ElderSpiceRack {
  let names: [String]

  init<Names: Sequence>(_ names: Names)
  where Names.Element == String {
    self.names = names.sorted()
  }

  func jars() -> String { JarMaker.shared.jars(names.count) }
}
