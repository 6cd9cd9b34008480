import Foundation

/// Made of nothing, and works with files: no data.
struct PierFiles6172 {
  let depth: Int
  init(depth: Int = 2) { self.depth = depth }
  func count(in folder: String) -> Int {
    (FileManager.default.subpaths(atPath: folder)?.count ?? 0) + depth
  }
}

/// A value all the same.
struct PierMark6172: Equatable {
  var name = "mark"
  func isThere() -> Bool { FileManager.default.fileExists(atPath: "/\(name)") }
}

final class Pier6172 {
  struct Dependencies {
    var pierFiles6172: PierFiles6172

    static var defaultDependencies: Self {
      Self(pierFiles6172: PierFiles6172())
    }
  }

  private let files: PierFiles6172
  private let mark = PierMark6172()

  init(dependencies: Dependencies = .defaultDependencies) {
    files = dependencies.pierFiles6172
  }

  func text() -> String { "\(files.count(in: "/nowhere6172")) \(mark.isThere())" }
}
