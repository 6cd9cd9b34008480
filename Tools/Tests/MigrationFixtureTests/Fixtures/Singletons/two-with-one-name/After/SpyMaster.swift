import Foundation

protocol BerlinArchiveProtocol: Sendable {
  func files() -> Int
}

enum Berlin {
  final class Archive: Sendable {
    static let shared = Archive()
    func files() -> Int { 7 }
  }
}

extension Berlin.Archive: BerlinArchiveProtocol {}

protocol ViennaArchiveProtocol: Sendable {
  func files() -> Int
}

enum Vienna {
  final class Archive: Sendable {
    static let shared = Archive()
    func files() -> Int { 9 }
  }
}

extension Vienna.Archive: ViennaArchiveProtocol {}

final class SpyMaster {
  struct Dependencies {
    var archive: any BerlinArchiveProtocol
    var viennaArchive: any ViennaArchiveProtocol

    static var defaultDependencies: Self {
      Self(archive: Berlin.Archive.shared, viennaArchive: Vienna.Archive.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func all() -> Int { dependencies.archive.files() * 10 + dependencies.viennaArchive.files() }
}
