final class MemoFiles: Sendable {
  static let shared = MemoFiles()
  func size(_ name: String) -> Int { name.count * 1024 }
}

@MainActor
final class VoiceMemo {
  let name: String

  init(name: String) {
    self.name = name
  }

  nonisolated func size(of name: String) -> Int { MemoFiles.shared.size(name) }

  func size() -> Int { MemoFiles.shared.size(name) }
}
