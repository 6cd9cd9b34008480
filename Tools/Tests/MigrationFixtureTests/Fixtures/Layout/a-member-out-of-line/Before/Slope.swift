import Foundation

final class Slope6118 {
    /// In degrees.
    let angle = 30

  let width = 4

  func isSteep() -> Bool {
    angle > UserDefaults.standard.integer(forKey: "slope6118")
  }
}
