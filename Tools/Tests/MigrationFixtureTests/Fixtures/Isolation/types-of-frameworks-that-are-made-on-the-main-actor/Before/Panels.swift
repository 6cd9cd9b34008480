final class SandpiperWindow: NSWindow {
  func close() { SandpiperStore.shared.save() }
}

final class SandpiperDelegate: NSObject, NSWindowDelegate {
  func close() { SandpiperStore.shared.save() }
}

final class SandpiperScene: NSObject, UIWindowSceneDelegate {
  func close() { SandpiperStore.shared.save() }
}

final class SandpiperModifier: ViewModifier {
  func close() { SandpiperStore.shared.save() }
}
