import Foundation

enum Berlin {
  final class Archive: Sendable {
    static let shared = Archive()
    func files() -> Int { 7 }
  }
}

enum Vienna {
  final class Archive: Sendable {
    static let shared = Archive()
    func files() -> Int { 9 }
  }
}

final class SpyMaster {
  func all() -> Int { Berlin.Archive.shared.files() * 10 + Vienna.Archive.shared.files() }
}
