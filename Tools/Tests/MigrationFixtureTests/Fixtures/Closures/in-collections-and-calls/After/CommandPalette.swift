protocol Clipboard9Protocol: Sendable {
  func paste() -> String
  func copy(_ text: String) -> String
}

final class Clipboard9: Sendable {
  static let shared = Clipboard9()
  func paste() -> String { "pasted" }
  func copy(_ text: String) -> String { "copied \(text)" }
}

extension Clipboard9: Clipboard9Protocol {}

final class CommandPalette {
  struct Dependencies {
    var clipboard9: any Clipboard9Protocol

    static var defaultDependencies: Self {
      Self(clipboard9: Clipboard9.shared)
    }
  }

  private let dependencies: Dependencies

  private var commands: [String: () -> String] = [:]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill(isMac: Bool) {
    commands = [
      "paste": { [dependencies] in dependencies.clipboard9.paste() },
      "copy": { [dependencies] in dependencies.clipboard9.copy("all") },
    ]
    commands["both"] = isMac ? { [dependencies] in dependencies.clipboard9.copy("mac") } : { "none" }
    register("late", action: { [dependencies] in dependencies.clipboard9.paste() + "!" })
    register("never", action: nil)
  }

  private func register(_ name: String, action: (() -> String)?) { commands[name] = action }

  func run() -> [String] { commands.sorted { $0.key < $1.key }.map { $0.value() } }
}
