protocol DuneLogProtocol: Sendable {
  func note(_ text: String) -> String
}

final class DuneLog: Sendable {
  static let shared = DuneLog()
  func note(_ text: String) -> String { "noted \(text)" }
}

extension DuneLog: DuneLogProtocol {}

actor DuneWarden {
  struct Dependencies {
    var duneLog: any DuneLogProtocol

    static var defaultDependencies: Self {
      Self(duneLog: DuneLog.shared)
    }
  }

  private let dependencies: Dependencies

  private var last = ""

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func walk() async -> String {
    let text = await MainActor.run { dependencies.duneLog.note("actor") }
    last = text
    return last
  }
}

@MainActor
final class DuneScreen {
  struct Dependencies {
    var duneLog: any DuneLogProtocol

    static var defaultDependencies: Self {
      Self(duneLog: DuneLog.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  nonisolated func walk() async -> String {
    await MainActor.run { dependencies.duneLog.note("screen") }
  }
}

struct DuneValue: Sendable {
  struct Dependencies {
    var duneLog: any DuneLogProtocol

    static var defaultDependencies: Self {
      Self(duneLog: DuneLog.shared)
    }
  }

  let name: String
  var dependencies: Dependencies = .defaultDependencies

  func walk() async -> String {
    await MainActor.run { dependencies.duneLog.note(name) }
  }
}

final class DuneWorker {
  struct Dependencies {
    var duneLog: any DuneLogProtocol

    static var defaultDependencies: Self {
      Self(duneLog: DuneLog.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func walk() async -> String {
    await MainActor.run { [dependencies] in dependencies.duneLog.note("worker") }
  }
}
