import Foundation

final class Needle6184 {
  var isShown = true
  var source: (() -> Date)?
}

struct Gauge6184 {
  let needle: Needle6184

  func connect(_ other: Needle6184) {
    needle.source = { [weak other] in
      other?.isShown == true ? Date() : Date(timeIntervalSince1970: 0)
    }
  }

  func read() { needle.source = { needle.isShown ? Date() : Date(timeIntervalSince1970: 0) } }
}
