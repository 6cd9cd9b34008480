@MainActor
final class LampPanel {
  static let shared = LampPanel()
  private(set) var colour = "off"
  func show(_ colour: String) -> String {
    self.colour = colour
    return "lamp \(colour)"
  }
}

final class StatusLamp: Sendable {
  init() {}

  func light() async -> String {
    let task = Task { @MainActor in
      LampPanel.shared.show("green")
    }
    return await task.value
  }

  func blink() async -> [String] {
    let job: @MainActor @Sendable () -> String = { LampPanel.shared.show("red") }
    return [await job(), await LampPanel.shared.colour]
  }
}
