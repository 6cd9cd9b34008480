import Foundation

final class Ledge6117: @unchecked Sendable {
  let birds: [String] = {
    ["gull", "auk"]
      .map { "\($0) \(UserDefaults.standard.integer(forKey: "ledge6117"))" }
      .sorted { left, right in
        left < right
      }
  }()
  let count: Int = {
    let key = "ledge6117"
    return UserDefaults.standard.integer(forKey: key)
  }()
  let height: Int = {
    // In metres.
    UserDefaults.standard.integer(forKey: "height6117")
  }()
}
