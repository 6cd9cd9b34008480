import Foundation

final class VersionIndex: Sendable {
  static let shared = VersionIndex()
  func latest(_ name: String) -> Int { name.count }
}

final class PackageNode {
  let name: String
  let dependencies: [PackageNode]

  init(name: String, dependencies: [PackageNode]) {
    self.name = name
    self.dependencies = dependencies
  }

  func versions() -> [Int] { dependencies.map { VersionIndex.shared.latest($0.name) } }
}
