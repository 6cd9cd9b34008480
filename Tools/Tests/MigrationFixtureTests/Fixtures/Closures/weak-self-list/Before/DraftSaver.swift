final class DraftDisk: Sendable {
  static let shared = DraftDisk()
  func write(_ text: String) { print("wrote \(text)") }
}

final class DraftSaver {
  private var text = ""
  private var pending: [() -> Void] = []

  init() {}

  func type(_ more: String) {
    text += more
    pending.append { [weak self] in
      DraftDisk.shared.write("a change")
      guard let self else { return }
      DraftDisk.shared.write(self.text)
    }
  }

  func work() -> [() -> Void] { pending }
}
