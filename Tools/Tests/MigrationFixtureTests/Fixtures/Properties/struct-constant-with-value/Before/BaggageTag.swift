import Foundation

struct BaggageTag {
  let id = UUID()
  let flight: String

  func isFor(_ flight: String) -> Bool { self.flight == flight && !id.uuidString.isEmpty }
}
