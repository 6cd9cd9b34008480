final class Clipboard9: Sendable {
  static let shared = Clipboard9()
  func paste() -> String { "pasted" }
  func copy(_ text: String) -> String { "copied \(text)" }
}

final class CommandPalette {
  private var commands: [String: () -> String] = [:]

  init() {}

  func fill(isMac: Bool) {
    commands = [
      "paste": { Clipboard9.shared.paste() },
      "copy": { Clipboard9.shared.copy("all") },
    ]
    commands["both"] = isMac ? { Clipboard9.shared.copy("mac") } : { "none" }
    register("late", action: { Clipboard9.shared.paste() + "!" })
    register("never", action: nil)
  }

  private func register(_ name: String, action: (() -> String)?) { commands[name] = action }

  func run() -> [String] { commands.sorted { $0.key < $1.key }.map { $0.value() } }
}
