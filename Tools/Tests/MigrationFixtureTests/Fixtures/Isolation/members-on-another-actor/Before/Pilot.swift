import Foundation

@globalActor actor PilotActor {
  static let shared = PilotActor()
}

@MainActor final class PilotBridge {
  private var calls = 0

  @PilotActor func chart() async -> Bool {
    await count()
    return FileManager.default.fileExists(atPath: "/")
  }

  private func count() { calls += 1 }
}
