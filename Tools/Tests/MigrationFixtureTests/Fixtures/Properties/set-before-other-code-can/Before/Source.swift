import Foundation
import UIKit

class AwningCell6103: UIViewController {
  func awakeFromNib() {}
}

/// Nothing but the nib's loading uses it.
final class AwningClock6103: AwningCell6103 {
  var text = ""

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() { text = "\(Date().timeIntervalSince1970 > 0)" }
}

/// Other code reads the clock too.
final class AwningBoard6103: AwningCell6103 {
  var text = ""

  override func awakeFromNib() {
    super.awakeFromNib()
    refresh()
  }

  func show() { refresh() }
  private func refresh() { text = "\(Date().timeIntervalSince1970 > 0)" }
}

/// What only the nib's loading runs asks for the same clock as the code that a test can reach.
final class AwningBell6103: AwningCell6103 {
  var text = ""

  override func awakeFromNib() {
    super.awakeFromNib()
    text = "\(Date().timeIntervalSince1970 > 0)"
  }

  func ring() -> Bool { Date().timeIntervalSince1970 > 0 }
}
