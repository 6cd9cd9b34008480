protocol DraftDiskProtocol: Sendable {
  func write(_ text: String)
}

final class DraftDisk: Sendable {
  static let shared = DraftDisk()
  func write(_ text: String) { print("wrote \(text)") }
}

extension DraftDisk: DraftDiskProtocol {}

final class DraftSaver {
  struct Dependencies {
    var draftDisk: any DraftDiskProtocol

    static var defaultDependencies: Self {
      Self(draftDisk: DraftDisk.shared)
    }
  }

  private let dependencies: Dependencies

  private var text = ""
  private var pending: [() -> Void] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func type(_ more: String) {
    text += more
    pending.append { [weak self, dependencies] in
      dependencies.draftDisk.write("a change")
      guard let self else { return }
      dependencies.draftDisk.write(self.text)
    }
  }

  func work() -> [() -> Void] { pending }
}
