final class DuneLog: Sendable {
  static let shared = DuneLog()
  func note(_ text: String) -> String { "noted \(text)" }
}

actor DuneWarden {
  private var last = ""

  init() {}

  func walk() async -> String {
    let text = await MainActor.run { DuneLog.shared.note("actor") }
    last = text
    return last
  }
}

@MainActor
final class DuneScreen {
  init() {}

  nonisolated func walk() async -> String {
    await MainActor.run { DuneLog.shared.note("screen") }
  }
}

struct DuneValue: Sendable {
  let name: String

  func walk() async -> String {
    await MainActor.run { DuneLog.shared.note(name) }
  }
}

final class DuneWorker {
  init() {}

  func walk() async -> String {
    await MainActor.run { DuneLog.shared.note("worker") }
  }
}
