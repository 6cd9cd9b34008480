import Foundation

@MainActor final class AboutText {
  func version() -> String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none"
  }

  func build() -> String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "none"
  }

  func hasLicense() -> Bool {
    Bundle.main.url(forResource: "License", withExtension: "txt") != nil
  }

  func isPlaced() -> Bool { !Bundle.main.bundlePath.isEmpty }
}
