import Foundation

final class QuayBill {
  let text: String

  init(from: String, to: String, weight: Int, isUrgent: Bool) {
    let home = FileManager.default.fileExists(atPath: "/")
    text = "\(home) \(from) \(to) \(weight) \(isUrgent)"
  }
}

final class QuayOffice {
  func bill() -> String { QuayBill(from: "Ulm", to: "Bonn", weight: 4, isUrgent: true).text }
}
