import Foundation

protocol Decoder6180 {
  func decode() -> Int
}

final class Hardware6180: Decoder6180 {
  func decode() -> Int { UserDefaults.standard.integer(forKey: "hardware6180") }
}

final class Track6180 {
  private let queue = DispatchQueue(label: "track6180")

  func makeDecoder() -> Decoder6180 {
    queue.sync {
      return Hardware6180()
    }
  }
}
