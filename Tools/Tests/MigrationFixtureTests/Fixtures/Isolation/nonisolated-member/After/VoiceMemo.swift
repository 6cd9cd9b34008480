protocol MemoFilesProtocol: Sendable {
  func size(_ name: String) -> Int
}

final class MemoFiles: Sendable {
  static let shared = MemoFiles()
  func size(_ name: String) -> Int { name.count * 1024 }
}

extension MemoFiles: MemoFilesProtocol {}

@MainActor
final class VoiceMemo {
  struct Dependencies {
    var memoFiles: any MemoFilesProtocol

    static var defaultDependencies: Self {
      Self(memoFiles: MemoFiles.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  nonisolated func size(of name: String) -> Int { dependencies.memoFiles.size(name) }

  func size() -> Int { dependencies.memoFiles.size(name) }
}
