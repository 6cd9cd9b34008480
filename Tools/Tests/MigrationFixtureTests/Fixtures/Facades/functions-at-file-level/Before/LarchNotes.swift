import Foundation

private func keepLarch(_ text: String) { UserDefaults.standard.set(text, forKey: "larch note") }

/// The struct stands in another file, which cannot see the function.
extension LarchMeter {
  func keep() { keepLarch("kept") }
}
